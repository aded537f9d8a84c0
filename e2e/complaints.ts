import type { Page } from '@playwright/test'
import * as z from 'zod/mini'

/** How a part says, in each language, that it broke. */
const broken = /未能载入|未能載入|could not be loaded/

/** What parts say that they broke. Where the page is left meanwhile, it is the next one that is read. */
async function readBroken(page: Page): Promise<string[]> {
  for (;;) {
    try {
      return await page.getByText(broken).filter({ visible: true }).allTextContents()
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('context was destroyed'))) throw error
      await page.waitForLoadState()
    }
  }
}

const Envelope = z.object({ code: z.number(), data: z.optional(z.unknown()) })

/** Returns the envelope of a reply, and those of a batch's calls. A reply of another kind has none. */
function envelopesIn(body: unknown): { code: number }[] {
  const { data: envelope } = Envelope.safeParse(body)
  const { data: calls = [] } = z.array(Envelope).safeParse(envelope?.data)
  return envelope ? [envelope, ...calls] : []
}

/** Collects what goes wrong on a page that nobody would see by looking: errors of the console and of requests. */
export function listenForComplaints(page: Page): { take: () => Promise<string[]> } {
  let heard: string[] = []
  let reading: Promise<void>[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => {
    // Chromium's own, on a page that a public page leads to and that has no transition from one page to another.
    if (error.message.includes('ViewTransition opt-in disabled')) return
    heard.push(`uncaught: ${error.stack || `${error.name} ${error.message}`}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A page that is left takes its requests with it.
    if (!reason.includes('ERR_ABORTED')) heard.push(`${reason}: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) heard.push(`${response.status()}: ${response.url()}`)
    if (!response.headers()['content-type']?.includes('application/json')) return
    // The body of a page that was left cannot be read any more.
    const read = response.json().then(
      (body) => {
        const isFault = envelopesIn(body).some(({ code }) => code === 1500)
        if (isFault) heard.push(`code 1500: ${response.url()} ${response.request().postData() ?? ''}`)
      },
      () => undefined,
    )
    reading.push(read)
  })
  return {
    /** What was heard since the last time, and which parts say that they broke. */
    async take() {
      await Promise.all(reading)
      const parts = await readBroken(page)
      const taken = [...heard, ...parts.map((text) => `broken: ${text}`)]
      heard = []
      reading = []
      return taken
    },
  }
}
