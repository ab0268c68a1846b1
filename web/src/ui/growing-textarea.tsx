import { Textarea } from '@mantine/core';
import type { ComponentProps, CSSProperties } from 'react';
import styles from './growing-textarea.module.css';

/** Whether the browser itself sizes a field by its text. Elsewhere the library measures it, which takes three layouts of the page at each key. */
const sizesFields = typeof document !== 'undefined' && 'fieldSizing' in document.documentElement.style;

/** A field that is as tall as its text, from `minRows` lines to `maxRows`. */
export function GrowingTextarea({
  minRows = 1,
  maxRows,
  ...field
}: Omit<ComponentProps<typeof Textarea>, 'autosize' | 'rows' | 'style' | 'classNames'>) {
  if (!sizesFields) return <Textarea {...field} autosize minRows={minRows} {...(maxRows && { maxRows })} />;
  const rows = { '--min-rows': minRows, '--max-rows': maxRows } as CSSProperties;
  return <Textarea {...field} style={rows} classNames={{ input: styles.grows ?? '' }} />;
}
