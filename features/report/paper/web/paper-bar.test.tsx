import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../report/web/panel-under-test.tsx'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { PaperBar } from './paper-bar.tsx'
import type { PaperFile } from './use-paper-file.ts'

const file: PaperFile = { state: { kind: 'none' }, make: async () => {}, cancel: () => {} }

test.each([
  ['cn', cn, /^这台服务器没有简体中文.*泰文的字体，PDF 中的这些文字会显示为方框。/],
  ['en', en, /^This server has no font for Simplified Chinese.*Thai: the PDF would show squares/],
  ['zh-TW', zhTW, /^這台伺服器沒有簡體中文.*泰文的字型，PDF 中的這些文字會顯示為方框。/],
] as const)('the page that offers a PDF names the scripts without a font: %s', (_locale, words, said) => {
  show(<PaperBar address={{}} file={file} formats={['pdf', 'docx']} missingFonts={['zh-cn', 'th']} />, {
    paper: words,
  })
  expect(screen.getByRole('status').textContent).toMatch(said)
})

test.each([
  ['a font for all of them', ['pdf', 'docx'], []],
  ['no PDF to offer', ['docx'], ['zh-cn']],
] as const)('a server with %s says nothing of fonts', (_case, formats, missingFonts) => {
  show(<PaperBar address={{}} file={file} formats={formats} missingFonts={missingFonts} />, { paper: cn })
  expect(screen.queryByRole('status')).toBe(null)
})
