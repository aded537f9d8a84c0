import { vi } from 'vitest'

/** An upload that a test answers when it likes. */
export class StubbedUpload extends EventTarget {
  readonly upload = new EventTarget()
  readonly headers = new Headers()
  address = ''
  body: unknown = null
  isAborted = false
  status = 0
  statusText = ''
  responseText = ''

  open(_method: string, address: string): void {
    this.address = address
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value)
  }

  send(body: unknown): void {
    this.body = body
  }

  abort(): void {
    this.isAborted = true
  }

  /** Reports that this share of the body has been sent, from 0 to 1. */
  reach(share: number): void {
    const loaded = share * 1000
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 1000 }))
  }

  answer(body: unknown, status = 200): void {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.dispatchEvent(new Event('load'))
  }

  loseConnection(): void {
    this.dispatchEvent(new Event('error'))
  }
}

/** Keeps uploads with progress from being sent, and returns them in the order in which they were started. */
export function stubUploads(): readonly StubbedUpload[] {
  const sent: StubbedUpload[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends StubbedUpload {
      override send(body: unknown): void {
        super.send(body)
        sent.push(this)
      }
    },
  )
  return sent
}
