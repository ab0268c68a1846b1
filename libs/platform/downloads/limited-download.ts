import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  type StreamableFile,
  UseInterceptors,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { ApiProblems } from '../http/api-docs.js';
import { Downloads } from './downloads.js';

/** Counts a streamed response among its reader's downloads, from before its handler runs until its stream is closed. */
@Injectable()
class DownloadInterceptor implements NestInterceptor<StreamableFile, StreamableFile> {
  constructor(private readonly downloads: Downloads) {}

  async intercept(context: ExecutionContext, next: CallHandler<StreamableFile>): Promise<Observable<StreamableFile>> {
    const http = context.switchToHttp();
    const { signedIn } = http.getRequest<FastifyRequest>();
    if (!signedIn) throw new Error('downloads are counted by person, and a public route has none');
    const leave = this.downloads.enter(signedIn.actor.id);
    try {
      const file = await lastValueFrom(next.handle());
      this.downloads.follow(file.getStream(), http.getResponse<FastifyReply>().raw, leave);
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
