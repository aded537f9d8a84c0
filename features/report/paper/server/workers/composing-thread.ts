import { parentPort } from 'node:worker_threads'
import { askBy } from '../paper/ask.ts'
import { composePaper, type PaperOrder } from '../paper/compose.ts'
import { listPaperSections } from '../paper/find-sections.ts'
import type { FromComposer, ToComposer } from './composing-messages.ts'

const waiting = new Map<number, PromiseWithResolvers<string>>()
let serial = 0

const post = (message: FromComposer) => parentPort?.postMessage(message)

const ask = () =>
  askBy((calls) => {
    serial += 1
    const reply = Promise.withResolvers<string>()
    waiting.set(serial, reply)
    post({ batch: serial, calls })
    return reply.promise
  })

async function compose(order: PaperOrder): Promise<void> {
  try {
    post({ paper: await composePaper(order, ask(), (fault) => post({ fault })) })
  } catch (failed) {
    post({ failed })
  }
}

parentPort?.on('message', (message: ToComposer) => {
  if ('order' in message) return void compose(message.order)
  const reply = waiting.get(message.batch)
  waiting.delete(message.batch)
  if (message.body === null) reply?.reject(new Error('a batch of calls could not be made'))
  else reply?.resolve(message.body)
})

// Loading them takes longer than writing a report, and is not counted as its time.
await listPaperSections()
post({ isReady: true })
