import autocannon from 'autocannon'
import type { Row } from './table.ts'

const seconds = 8
const connections = 8

/** A request that is sent repeatedly; a GET if it has no body. */
export interface Asked {
  path: string
  body?: string
  /** The content type of the body; a form if left out. */
  type?: string
}

/** Sends the requests in turn for some time; returns how many are answered per second. */
export async function measureLoad(
  name: string,
  url: string,
  token: string,
  asked: readonly Asked[],
): Promise<Row> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    workers: 1,
    requests: asked.map(({ path, body, type = 'application/x-www-form-urlencoded' }) => ({
      method: body === undefined ? 'GET' : 'POST',
      path,
      headers: { token, lang: 'en', 'content-type': type },
      ...(body === undefined ? {} : { body }),
    })),
  })
  if (result.non2xx + result.errors > 0) throw new Error(`${name}: ${result.non2xx + result.errors} failed`)
  return {
    name,
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  }
}
