import { ApiProperty } from '@nestjs/swagger';
import type { Preview } from '../previews/previews.js';
import { type PreviewFault, previewFaults } from '../previews/preview-process.js';

/** What can be seen of a file without its bytes. */
export class FilePreviewDto {
  /** Pictures there are of it, counted from 1; at most 50. @example 3 */
  pages: number;
  /** How a text begins: at most forty lines and 4,000 characters; null for what is a picture. */
  @ApiProperty({ type: String, nullable: true })
  text: string | null;
  /** Why there is nothing to see: it took too long, too much memory, or cannot be read. */
  @ApiProperty({ enum: previewFaults, nullable: true })
  fault: PreviewFault | null;

  static of({ pages, text, fault }: Preview): FilePreviewDto {
    return Object.assign(new FilePreviewDto(), { pages, text, fault });
  }
}
