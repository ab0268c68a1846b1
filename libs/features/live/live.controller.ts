import { Controller, Get, Headers, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiProblems, ApiSignedIn } from '#libs/platform/http/api-docs';
import { LiveConnection } from './live-connection.js';
import { LiveStreams } from './live-streams.js';

@ApiTags('live')
@ApiSignedIn()
@Controller('live')
export class LiveController {
  constructor(private readonly streams: LiveStreams) {}

  @Get()
  @ApiOperation({
    summary: 'Follow changes as a stream of server-sent events',
    description:
      'Each message is { stream, id, version }: fetch it again. Its id is a position; Last-Event-ID resumes after it. A comment every 15 s; it ends with the token.',
  })
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'The last position that was read' })
  @ApiProblems({ 429: ['tooManyLiveStreams'], 503: ['liveStreamsFull'] })
  @ApiOkResponse({ content: { 'text/event-stream': { schema: { type: 'string' } } } })
  async followChanges(
    @SignedInUser() reader: SignedIn,
    @Headers('last-event-id') last: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const leave = this.streams.admit(reader.actor.id);
    const resumed = positionOf(last);
    const at = resumed === undefined || resumed > this.streams.position ? this.streams.position : resumed;
    reply.hijack();
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    const connection = new LiveConnection(reply.raw, at);
    connection.onEnd(leave);
    await this.streams.serve(connection, reader, resumed !== undefined);
  }
}

/** Returns undefined for an id that is not one of our positions: the stream starts at the present. */
const positionOf = (header: string | undefined): number | undefined =>
  header !== undefined && /^\d{1,15}$/.test(header) ? Number(header) : undefined;
