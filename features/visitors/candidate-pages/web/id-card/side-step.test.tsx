import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { messages as appointments } from '../../../../meetings/appointments/messages/en.ts'
import { messages as linkPages } from '../../../../meetings/link-pages/messages/en.ts'
import { messages as session } from '../../../../sign-in/session/messages/en.ts'
import { messages } from '../../messages/en.ts'
import { SideStep } from './side-step.tsx'

/** The step, with files that this browser cannot draw: each is taken as it is once that is found out. */
function aStep() {
  const reading = new Map<string, () => void>()
  vi.stubGlobal('createImageBitmap', ({ name }: File) => {
    const { promise, reject } = Promise.withResolvers<ImageBitmap>()
    reading.set(name, () => reject(new Error('not drawn here')))
    return promise
  })
  const taken: string[] = []
  const { unmount } = renderScreen(
    <SideStep
      side="front"
      company="Hailan Pay"
      number={1}
      total={3}
      withdraw={null}
      document="idCard"
      onDocument={() => {}}
      onTaken={({ blob }) => taken.push(blob instanceof File ? blob.name : '')}
    />,
    {
      messages: { 'candidate-pages': messages, appointments, 'link-pages': linkPages, session },
      locale: 'en',
    },
  )
  const user = userEvent.setup()
  const choose = (name: string) =>
    user.upload(screen.getByLabelText('Choose a photo or file', { selector: 'input' }), [
      new File(['photo'], name, { type: 'image/heic' }),
    ])
  const read = (name: string) => act(async () => reading.get(name)?.())
  return { taken, choose, read, unmount }
}

test('the last chosen of two files is taken, in any order of reading', async () => {
  const { taken, choose, read } = aStep()
  await choose('large.heic')
  await choose('small.heic')
  await read('small.heic')
  await read('large.heic')
  expect(taken).toEqual(['small.heic'])
})

test('a file that is read once its step is left is not taken', async () => {
  const { taken, choose, read, unmount } = aStep()
  await choose('large.heic')
  unmount()
  await read('large.heic')
  expect(taken).toEqual([])
})
