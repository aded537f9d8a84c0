import { refusalsOf } from '@candor/call/refused-calls'
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/** Whether a request is the question of a supervisor, which comes every few seconds. */
const isHealthCheck = (request: FastifyRequest) => request.routeOptions.url === '/healthz'

/** Logs one line for each request, when it is answered: none for a health check. */
export class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest): void {
    request.log.debug({ req: request }, 'incoming request')
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const refused = refusalsOf(request)
    const line = {
      req: request,
      res: reply,
      responseTime: Math.round(reply.elapsedTime * 10) / 10,
      ...(refused.length > 0 && { refused }),
    }
    if (error) request.log.error({ ...line, err: error }, 'request errored')
    else if (isHealthCheck(request)) request.log.debug(line, 'request completed')
    else request.log.info(line, 'request completed')
  }
}
