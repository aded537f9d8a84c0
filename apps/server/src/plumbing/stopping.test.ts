import { expect, test } from 'vitest'
import { endInOrder } from './stopping.ts'

test('every part is ended in order, also after one that fails and one that never ends', async () => {
  const ended: string[] = []
  const warnings: string[] = []
  const log = { info: () => {}, error: () => {}, warn: (_: object, text: string) => void warnings.push(text) }
  const part = (name: string, outcome: () => Promise<unknown>) => ({
    name,
    end() {
      ended.push(name)
      return outcome()
    },
  })
  await endInOrder(
    log,
    [
      part('the server', () => Promise.reject(new Error('it hangs'))),
      part('the jobs', () => new Promise(() => {})),
      part('the database', async () => {}),
    ],
    20,
  )
  expect(ended).toEqual(['the server', 'the jobs', 'the database'])
  expect(warnings).toEqual(['the server did not end in order', 'the jobs did not end in time'])
})
