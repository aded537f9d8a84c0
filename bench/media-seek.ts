import { readAnswer } from '@candor/call/client/read-answer'
import autocannon from 'autocannon'
import { interviewInfo } from '../features/candidates/interviews/contract.ts'
import type { Bench } from './server.ts'
import type { Row } from './table.ts'

/** A seek in a video: one range of 64 kB from its middle, as a player requests it. */
export async function benchMediaSeek({ app, token, interviewId }: Bench): Promise<Row[]> {
  const answer = await app.inject({
    method: 'POST',
    url: interviewInfo.path,
    headers: { token },
    payload: { userId: interviewId },
  })
  const { answerResult } = readAnswer(interviewInfo, answer.json()).data
  const path = answerResult?.[0]?.video_url?.[0]?.video_url ?? ''
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: 4,
    duration: 4,
    workers: 1,
    requests: [{ method: 'GET', path, headers: { range: 'bytes=100000-165535' } }],
  })
  if (result.non2xx + result.errors > 0) throw new Error(`media: ${result.non2xx + result.errors} failed`)
  const { requests, latency } = result
  return [{ name: 'seek in a video', perSecond: requests.average, p50Ms: latency.p50, p99Ms: latency.p99 }]
}
