import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Sheet } from '../overlays/sheet.tsx'
import { renderPart } from '../test-words.tsx'
import { Button } from './button.tsx'
import { Chip } from './chip.tsx'
import { handFocusBack, handOverFocus } from './hand-over-focus.ts'

test('when a chip is removed the focus goes to the next, else to the one before, else to what follows', async () => {
  const user = userEvent.setup()
  function Guests() {
    const [names, setNames] = useState(['Chen', 'Lin', 'Anna'])
    return (
      <>
        <ul>
          {names.map((name) => (
            <Chip
              key={name}
              removeLabel={`Remove ${name}`}
              onRemove={() => setNames(names.filter((each) => each !== name))}
            >
              {name}
            </Chip>
          ))}
        </ul>
        <button type="button">Invite</button>
      </>
    )
  }
  renderPart(<Guests />)
  screen.getByRole('button', { name: 'Remove Lin' }).focus()
  for (const next of ['Remove Anna', 'Remove Chen', 'Invite']) {
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: next }))
  }
})

test('a dialog that takes an item out of its list gives the focus to the next item as it closes', async () => {
  const user = userEvent.setup()
  function Passkeys() {
    const [names, setNames] = useState(['Laptop', 'Phone', 'Key'])
    const [asked, setAsked] = useState<string | null>(null)
    function handleRemove() {
      setNames(names.filter((each) => each !== asked))
      setTimeout(() => setAsked(null))
    }
    return (
      <>
        <ul>
          {names.map((name) => (
            <li key={name} ref={handOverFocus}>
              <Button>Rename {name}</Button>
              <Button onClick={() => setAsked(name)}>Remove {name}</Button>
            </li>
          ))}
        </ul>
        <Sheet
          title="Remove"
          isOpen={asked !== null}
          onOpenChange={(isOpen) => !isOpen && setAsked(null)}
          footer={<Button onClick={handleRemove}>Yes</Button>}
        >
          It cannot be used afterwards.
        </Sheet>
      </>
    )
  }
  renderPart(<Passkeys />)
  screen.getByRole('button', { name: 'Remove Phone' }).focus()
  for (const next of ['Remove Key', 'Remove Laptop']) {
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: next })))
  }
})

test('a dialog that stands in the item that it takes out gives the focus to the next one as both go', async () => {
  const user = userEvent.setup()
  function Role({ name, onDelete }: { name: string; onDelete: () => void }) {
    const [isAsking, setIsAsking] = useState(false)
    return (
      <li ref={handOverFocus}>
        <Button onClick={() => setIsAsking(true)}>Delete {name}</Button>
        <Sheet
          title="Delete"
          isOpen={isAsking}
          onOpenChange={setIsAsking}
          footer={<Button onClick={onDelete}>Yes</Button>}
        >
          It cannot be used afterwards.
        </Sheet>
      </li>
    )
  }
  function Roles() {
    const [names, setNames] = useState(['Campus', 'Social', 'Referral'])
    return (
      <ul>
        {names.map((name) => (
          <Role key={name} name={name} onDelete={() => setNames(names.filter((each) => each !== name))} />
        ))}
      </ul>
    )
  }
  renderPart(<Roles />)
  screen.getByRole('button', { name: 'Delete Social' }).focus()
  for (const next of ['Delete Referral', 'Delete Campus']) {
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: next })))
  }
})

test.each(['Save', 'Discard'])(
  'when %s goes with what it ends, the focus is on what stands before it, or after it where that goes too',
  async (name) => {
    function Rounds({ isRowKept }: { isRowKept: boolean }) {
      const [isChanged, setIsChanged] = useState(true)
      return (
        <>
          {(isChanged || isRowKept) && <input aria-label="Round" />}
          {isChanged && (
            <div ref={handFocusBack}>
              <Button onClick={() => setIsChanged(false)}>Save</Button>
              <Button onClick={() => setIsChanged(false)}>Discard</Button>
            </div>
          )}
          <button type="button">Next</button>
        </>
      )
    }
    const { unmount } = renderPart(<Rounds isRowKept />)
    await userEvent.click(screen.getByRole('button', { name }))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Round' }))
    unmount()
    renderPart(<Rounds isRowKept={false} />)
    await userEvent.click(screen.getByRole('button', { name }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }))
  },
)

test('an element that goes with all around it gives the focus on too, and not where the page goes', async () => {
  function Note({ onRetry }: { onRetry: () => void }) {
    return (
      <section>
        <div>
          <p>
            It failed.
            <Button ref={handFocusBack} onClick={onRetry}>
              Retry
            </Button>
          </p>
        </div>
      </section>
    )
  }
  function Page({ isPageKept }: { isPageKept: boolean }) {
    const [isFailed, setIsFailed] = useState(true)
    return (
      <>
        <button type="button">Bar</button>
        <main key={isPageKept ? 'page' : `${isFailed}`}>
          {isPageKept && <button type="button">Fold</button>}
          {isFailed && <Note onRetry={() => setIsFailed(false)} />}
        </main>
      </>
    )
  }
  const { unmount } = renderPart(<Page isPageKept />)
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fold' }))
  unmount()
  renderPart(<Page isPageKept={false} />)
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(document.activeElement).toBe(document.body)
})
