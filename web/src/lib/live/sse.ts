/** `id` is the last one received, as the standard requires. */
export interface StreamMessage {
  id: string | undefined;
  event: string;
  data: string;
}

/** Parses text/event-stream chunks; a message is emitted at its blank line. Comments (heartbeats) are dropped. */
export function messageReader(onMessage: (message: StreamMessage) => void): (piece: string) => void {
  let rest = '';
  let id: string | undefined;
  let event = 'message';
  let data: string[] = [];
  const line = (text: string) => {
    if (text === '') {
      if (data.length > 0) onMessage({ id, event, data: data.join('\n') });
      event = 'message';
      data = [];
      return;
    }
    const colon = text.indexOf(':');
    const field = colon < 0 ? text : text.slice(0, colon);
    const value = colon < 0 ? '' : text.slice(colon + 1).replace(/^ /, '');
    if (field === 'id') id = value;
    else if (field === 'event') event = value;
    else if (field === 'data') data.push(value);
  };
  return (piece) => {
    const lines = (rest + piece).split(/\r\n|\n|\r/);
    rest = lines.pop() ?? '';
    lines.forEach(line);
  };
}
