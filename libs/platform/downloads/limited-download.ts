import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  StreamableFile,
  UseInterceptors,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { ApiProblems } from '../http/api-docs.js';
import { Downloads } from './downloads.js';

/** A file of rows whose number is known; the answer has it in `X-Total-Rows`. */
export interface CountedFile {
  file: StreamableFile;
  /** those that will come, the heading not counted */
  rows: number;
}

/** Counts a streamed response among its reader's downloads, from before its handler runs until its stream is closed. */
@Injectable()
class DownloadInterceptor implements NestInterceptor<StreamableFile | CountedFile, StreamableFile> {
  constructor(private readonly downloads: Downloads) {}

  async intercept(context: ExecutionContext, next: CallHandler<StreamableFile | CountedFile>): Promise<Observable<StreamableFile>> {
    const http = context.switchToHttp();
    const { signedIn } = http.getRequest<FastifyRequest>();
    if (!signedIn) throw new Error('downloads are counted by person, and a public route has none');
    const leave = this.downloads.enter(signedIn.actor.id);
    try {
      const reply = http.getResponse<FastifyReply>();
      const answer = await lastValueFrom(next.handle());
      const file = answer instanceof StreamableFile ? answer : answer.file;
      if (!(answer instanceof StreamableFile)) void reply.header('x-total-rows', String(answer.rows));
      this.downloads.follow(file.getStream(), reply.raw, leave);
      return of(file);
    } catch (fault) {
      leave();
      throw fault;
    }
  }
}

/** For every route that responds with a stream of rows or files: limits concurrent downloads per person and process. */
export const LimitedDownload = (): MethodDecorator =>
  applyDecorators(UseInterceptors(DownloadInterceptor), ApiProblems({ 429: ['tooManyDownloads'], 503: ['downloadsFull'] }));
