import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { pictureTypes } from '#machines/kernel/uploads';

interface Props {
  label: string;
  busy: boolean;
  /** what the file dialog offers: media types, and ends of names */
  accept?: string;
  onChoose: (file: File) => void;
}

/** A button that opens the file dialog for one file, a picture unless something else is named. */
export function FileButton({ label, busy, accept = pictureTypes.join(','), onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        size="xs"
        loading={busy}
        leftSection={<IconUpload size={16} stroke={1.75} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
