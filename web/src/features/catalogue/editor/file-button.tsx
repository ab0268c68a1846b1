import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { pictureTypes } from '#machines/kernel/uploads';

interface Props {
  label: string;
  busy: boolean;
  /** media types and extensions that the file dialog offers */
  accept?: string;
  onChoose: (file: File) => void;
}

/** Opens the file dialog for one file, by default a picture. */
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
