import { Button, Slider } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { cropOf, dragged, middle, mostZoom, settled, type Size, type View } from './crop.js';
import styles from './avatar.module.css';
import { cutOut } from './picture-file.js';

/** CSS pixels of the stage's side. */
const stage = 280;
/** CSS pixels by which an arrow key moves the picture. */
const step = 12;

const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

interface Props {
  image: HTMLImageElement;
  busy: boolean;
  error: unknown;
  onUse: (picture: Blob) => void;
  onClose: () => void;
}

/** Selects the visible square by dragging, arrow keys and a slider. */
export function AvatarCrop({ image, busy, error, onUse, onClose }: Props) {
  const { t } = useTranslation(['profile', 'common']);
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const [view, setView] = useState<View>(middle);
  const label = useId();
  const use = async () => onUse(await cutOut(image, cropOf(view, size)));
  return (
    <ModalSheet
      opened
      onClose={onClose}
      title={t('profile:avatar.crop')}
      locked={busy}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('common:actions.cancel')}
          </Button>
          <Button variant="filled" loading={busy} onClick={() => void use()}>
            {t('profile:avatar.use')}
          </Button>
        </>
      }
    >
      <div className={`stack ${styles.crop}`}>
        <ErrorNotice error={error} />
        <Stage image={image} size={size} view={view} onView={setView} />
        <div className={`stack align-center ${styles.zoom}`}>
          <span id={label}>{t('profile:avatar.zoom')}</span>
          <Slider
            aria-labelledby={label}
            thumbProps={{ 'aria-labelledby': label }}
            label={null}
            min={1}
            max={mostZoom}
            step={0.05}
            value={view.zoom}
            onChange={(zoom) => setView((known) => settled({ ...known, zoom }, size))}
          />
        </div>
      </div>
    </ModalSheet>
  );
}

interface StageProps {
  image: HTMLImageElement;
  size: Size;
  view: View;
  onView: (change: (known: View) => View) => void;
}

function Stage({ image, size, view, onView }: StageProps) {
  const { t } = useTranslation('profile');
  const { left, top, side } = cropOf(view, size);
  const scale = stage / side;
  const move = (by: { x: number; y: number }) => onView((known) => dragged(known, size, by, stage));
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => event.currentTarget.setPointerCapture(event.pointerId);
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) move({ x: event.movementX, y: event.movementY });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    move(by);
  };
  return (
    <div
      className={`relative rounded clip ${styles.stage}`}
      role="application"
      aria-label={t('avatar.stage')}
      tabIndex={0}
      data-autofocus
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    >
      <img
        src={image.src}
        alt=""
        draggable={false}
        style={{ width: size.width * scale, height: size.height * scale, transform: `translate(${-left * scale}px, ${-top * scale}px)` }}
      />
      <span className={`cover circle ${styles.ring}`} aria-hidden="true" />
    </div>
  );
}
