import { requestTimeoutMs } from './send.ts'

function responseOf({ status, statusText, responseText }: XMLHttpRequest): Response {
  // These two have no body, and `Response` throws if it is given one.
  return new Response([204, 304].includes(status) ? null : responseText, { status, statusText })
}

/**
 * Returns a `fetch` that reports how much of a request's body has been sent, from 0 to 1.
 *
 * It resolves, rejects and is aborted as `fetch` is. It may take any time while bytes go out, and rejects when none did
 * for as long as other calls may take (R9-056).
 */
export function fetchWithProgress(onProgress: (share: number) => void): typeof fetch {
  return (address, init = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const request = new XMLHttpRequest()
    let timer = 0
    const fail = (error: unknown) => {
      reject(error)
      request.abort()
    }
    const wait = () => {
      clearTimeout(timer)
      const stalled = () => fail(new DOMException('The request timed out', 'TimeoutError'))
      timer = window.setTimeout(stalled, requestTimeoutMs)
    }
    const handleAbort = () => fail(init.signal?.reason)

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
      clearTimeout(timer)
      init.signal?.removeEventListener('abort', handleAbort)
    })
  }
}
