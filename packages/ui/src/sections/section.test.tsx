import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderPart } from '../test-words.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Section } from './section.tsx'

test('Section closes and opens by its header, and keeps its verdict in sight while closed', async () => {
  const handleOpenChange = vi.fn()
  renderPart(
    <Section title="Big Five" end="5 traits" isFoldable onOpenChange={handleOpenChange}>
      Open to experience
    </Section>,
  )
  const header = screen.getByRole('button', { name: 'Big Five', expanded: true })
  await userEvent.click(header)
  expect(header.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByText('Open to experience')).toBeNull()
  expect(screen.getByText('5 traits')).toBeTruthy()
  expect(handleOpenChange).toHaveBeenCalledWith(false)
})

test('Section that is not foldable has no button', () => {
  renderPart(<Section title="Summary">Text</Section>)
  expect(screen.getByRole('region', { name: 'Summary' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('Section stays as its owner says when it is controlled', async () => {
  renderPart(
    <Section title="Big Five" isFoldable isOpen>
      Text
    </Section>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByText('Text')).toBeTruthy()
})

test.each([
  [{ kind: 'loading' as const }, 'Loading'],
  [{ kind: 'analysing' as const }, 'Analysing'],
  [{ kind: 'analysing' as const, text: 'Resume is being read' }, 'Resume is being read'],
  [{ kind: 'empty' as const }, 'No content'],
])('Section shows %o in place of its content [R8-019]', (state, words) => {
  renderPart(
    <Section title="Answers" state={state}>
      Content
    </Section>,
  )
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByText('Content')).toBeNull()
})

test('Section that failed is announced and can be tried again', async () => {
  const handleRetry = vi.fn()
  renderPart(<Section title="Answers" state={{ kind: 'failed', onRetry: handleRetry }} />)
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(handleRetry).toHaveBeenCalledOnce()
})

test('Section that is loaded on another try has the focus on its header, where it was on the button', async () => {
  function Answers() {
    const [isLoaded, setIsLoaded] = useState(false)
    const state = isLoaded
      ? ({ kind: 'ready' } as const)
      : { kind: 'failed' as const, onRetry: () => setIsLoaded(true) }
    return (
      <Section title="Answers" isFoldable state={state}>
        Content
      </Section>
    )
  }
  renderPart(<Answers />)
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.getByText('Content')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Answers' }))
})

test('Section within a part of a part is no landmark, and folds like the others', async () => {
  renderPart(<Section title="Findings" level={4} isInner isFoldable children="Content" />)
  expect(screen.queryByRole('region')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Findings' }))
  expect(screen.queryByText('Content')).toBeNull()
})

test('Section that could not be brought up to date keeps the earlier content on screen', () => {
  renderPart(
    <Section title="Answers" state={{ kind: 'stale', onRetry: () => undefined }}>
      Earlier answers
    </Section>,
  )
  expect(screen.getByText('Earlier answers')).toBeTruthy()
  expect(screen.getByText(/could not be updated/)).toBeTruthy()
})

test('Section that could not be brought up to date keeps what is typed in it', async () => {
  const state = { kind: 'stale', onRetry: () => undefined } as const
  const { rerender } = renderPart(<Section title="Answers" children={<input />} />)
  await userEvent.type(screen.getByRole('textbox'), 'A note')
  rerender(<Section title="Answers" state={state} children={<input />} />)
  expect(screen.getByText(/could not be updated/)).toBeTruthy()
  expect(screen.getByDisplayValue('A note')).toBeTruthy()
})

test('ErrorBoundary leaves the rest standing and draws the panel anew on retry', async () => {
  let isBroken = true
  const handleError = vi.fn()
  function Panel() {
    if (isBroken) throw new Error('broken panel')
    return <p>Panel</p>
  }
  renderPart(
    <>
      <p>The rest</p>
      <ErrorBoundary onError={handleError}>
        <Panel />
      </ErrorBoundary>
    </>,
    { onCaughtError: () => undefined },
  )
  expect(screen.getByText('The rest')).toBeTruthy()
  expect(handleError).toHaveBeenCalledOnce()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.getByText('Panel')).toBeTruthy()
})
