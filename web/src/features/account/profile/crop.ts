/** Width and height in the picture's own pixels. */
export interface Size {
  width: number;
  height: number;
}

/** `zoom` 1 shows the whole shorter side; `x` and `y` are the middle, 0 to 1. */
export interface View {
  zoom: number;
  x: number;
  y: number;
}

/** In the picture's pixels. */
export interface Crop {
  left: number;
  top: number;
  side: number;
}

export const mostZoom = 4;
export const middle: View = { zoom: 1, x: 0.5, y: 0.5 };

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Moves the view so that it stays inside the picture. */
export function settled({ zoom, x, y }: View, { width, height }: Size): View {
  const kept = within(zoom, 1, mostZoom);
  const side = Math.min(width, height) / kept;
  const half = { x: side / width / 2, y: side / height / 2 };
  return { zoom: kept, x: within(x, half.x, 1 - half.x), y: within(y, half.y, 1 - half.y) };
}

export function cropOf(view: View, size: Size): Crop {
  const { zoom, x, y } = settled(view, size);
  const side = Math.min(size.width, size.height) / zoom;
  return { side, left: x * size.width - side / 2, top: y * size.height - side / 2 };
}

/** The view after dragging by pixels of a stage that is `stage` wide. */
export function dragged(view: View, size: Size, by: { x: number; y: number }, stage: number): View {
  const scale = cropOf(view, size).side / stage;
  return settled({ ...view, x: view.x - (by.x * scale) / size.width, y: view.y - (by.y * scale) / size.height }, size);
}
