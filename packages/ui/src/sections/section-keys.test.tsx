import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '../test-words.tsx'
import { Section } from './section.tsx'
import { hasFoldableSection, toggleSection } from './section-keys.ts'

const fold = (name: string) => screen.getByRole('button', { name })
const isOpen = (name: string) => fold(name).getAttribute('aria-expanded') === 'true'

/** Gives a section a place in the window, which is 768 px high here. */
function put(name: string, top: number, bottom: number) {
  const section = fold(name).closest('section')
  if (section) section.getBoundingClientRect = () => new DOMRect(0, top, 100, bottom - top)
}

const toggle = () => act(() => toggleSection())
const focus = (name: string) => act(() => fold(name).focus())

function show() {
  renderPart(
    <>
      <Section title="Summary">
        <button type="button">Copy</button>
      </Section>
      <Section title="Traits" isFoldable>
        <Section title="Openness" isFoldable isInner level={3}>
          <button type="button">More</button>
        </Section>
      </Section>
      <Section title="Emotions" isFoldable>
        Calm
      </Section>
    </>,
  )
  put('Traits', 100, 400)
  put('Openness', 300, 400)
  put('Emotions', 400, 900)
}

test('the section with the focus closes and opens: the innermost one, at its header then', () => {
  show()
  focus('More')
  toggle()
  expect([isOpen('Openness'), isOpen('Traits')]).toEqual([false, true])
  expect(document.activeElement).toBe(fold('Openness'))
  toggle()
  expect(isOpen('Openness')).toBe(true)
})

test('with the focus elsewhere it is the section in view, and the innermost of those', () => {
  show()
  toggle()
  expect([isOpen('Traits'), isOpen('Emotions')]).toEqual([false, true])
})

test('a section that does not fold leaves it to the one in view', () => {
  show()
  put('Traits', -400, -200)
  put('Openness', -300, -200)
  put('Emotions', -200, 900)
  focus('Copy')
  toggle()
  expect(isOpen('Emotions')).toBe(false)
})

test('above every section it is the first one below', () => {
  show()
  put('Traits', 500, 600)
  put('Openness', 550, 600)
  put('Emotions', 600, 900)
  toggle()
  expect([isOpen('Traits'), isOpen('Emotions')]).toEqual([false, true])
})

test('where nothing folds nothing happens', () => {
  renderPart(<Section title="Summary">Text</Section>)
  expect(hasFoldableSection()).toBe(false)
  toggle()
  expect(screen.getByText('Text')).toBeTruthy()
})
