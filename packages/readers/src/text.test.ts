import { expect, test } from 'vitest'
import { TooMuch } from './archive.ts'
import { textReader } from './text.ts'

test('a text file becomes a page that keeps its lines and brings no tag', async () => {
  expect(await textReader(Buffer.from('Shen <b>\n  Backend engineer\n'))).toEqual({
    html: '<pre class="text">Shen &lt;b&gt;\n  Backend engineer</pre>',
  })
})

test('a blank text gives a blank page', async () => {
  expect(await textReader(Buffer.from(' \n\n'))).toEqual({ html: '' })
})

test('a binary file and a too large text are refused', async () => {
  await expect(textReader(Buffer.from([0, 1, 2, 3, 4, 5, 6, 7]))).rejects.toThrow('no text')
  await expect(textReader(Buffer.alloc(5 * 1024 * 1024 + 1, 'a'))).rejects.toThrow(TooMuch)
})
