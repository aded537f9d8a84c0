import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { anAnswer } from './answers-under-test.ts'
import { answer, show } from './panel-under-test.tsx'

beforeEach(() => answer([]))

describe('a code question', () => {
  const code = 'func main() {\n\tprint("<img src=x onerror=alert(1)>")\n}\n'

  test('keeps the code as it was written, its words told apart and its HTML plain text [R2-099]', async () => {
    show([anAnswer('c', 7, { text: code, codeLanguage: 'Go' })])
    const block = screen.getByRole('region', { name: 'Go code: Title of c' })
    const pre = block.querySelector('pre')
    expect(pre?.textContent).toBe(code)
    await waitFor(() => expect(block.querySelector('.hljs-keyword')?.textContent).toBe('func'))
    expect(pre?.textContent).toBe(code)
    expect(block.querySelector('img')).toBe(null)
    expect(screen.getByText('3 lines')).toBeTruthy()
  })

  test('stays plain in a language that nobody knows', () => {
    show([anAnswer('c', 7, { text: code, codeLanguage: null })])
    expect(screen.getByText('Other language')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Code: Title of c' }).querySelector('code')?.textContent).toBe(
      code,
    )
  })

  test('is copied as it was written', async () => {
    const user = userEvent.setup()
    show([anAnswer('c', 7, { text: code, codeLanguage: 'Go' })])
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await screen.findByText('The code is copied')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(code)
  })
})
