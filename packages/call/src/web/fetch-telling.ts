import { requestTimeoutMs } from './send.ts'

function responseOf({ status, statusText, responseText }: XMLHttpRequest): Response {
  // These two have no body, and a response that is given one throws.
  return new Response([204, 304].includes(status) ? null : responseText, { status, statusText })
}

/**
 * A `fetch` that tells how much of a request's body has gone out, from 0 to 1.
 *
 * It answers, fails and is aborted as `fetch` is. It may take its time as long as it moves: it fails when nothing has
 * for as long as other calls may take (R9-056).
 */
export function fetchTelling(onProgress: (share: number) => void): typeof fetch {
  return (address, init = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const request = new XMLHttpRequest()
    let patience = 0
    const give = (error: unknown) => {
      reject(error)
      request.abort()
    }
    const wait = () => {
      clearTimeout(patience)
      const stalled = () => give(new DOMException('The request timed out', 'TimeoutError'))
      patience = window.setTimeout(stalled, requestTimeoutMs)
    }
    const handleAbort = () => give(init.signal?.reason)

    request.open(init.method ?? 'GET', String(address))
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      wait()
      if (lengthComputable && total > 0) onProgress(loaded / total)
    })
    request.addEventListener('load', () => resolve(responseOf(request)))
    request.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
    init.signal?.addEventListener('abort', handleAbort)

    if (init.signal?.aborted) handleAbort()
    else {
      wait()
      request.send(init.body as XMLHttpRequestBodyInit | null | undefined)
    }
    return promise.finally(() => {
      clearTimeout(patience)
      init.signal?.removeEventListener('abort', handleAbort)
    })
  }
}
