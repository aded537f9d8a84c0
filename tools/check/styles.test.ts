import { expect, test } from 'vitest'
import { laidOutAnew, oddWidths, unknownClasses } from './styles.ts'

const sheet = '.row { color: red } @media (width < 720px) { .row > .cell:hover { color: blue } }'
const source = (...names: string[]) =>
  `import styles from './list.module.css'\n${names.map((name) => `<p className={styles.${name}} />`).join('\n')}`

test('a class that the style sheet does not have is a fault, once', () => {
  const sheetAt = (path: string) => (path === './list.module.css' ? sheet : '')
  expect(unknownClasses(source('row', 'cell'), sheetAt)).toEqual([])
  expect(unknownClasses(source('row', 'head', 'head'), sheetAt)).toEqual(['styles.head'])
})

test('a source without a style sheet names none', () => {
  expect(unknownClasses('const styles = { a: 1 }; styles.a', () => '')).toEqual([])
})

test('an animation that lays the page out for each frame is told by what it moves', () => {
  const moving = '@keyframes pass { from { left: -40%; opacity: 0 } to { left: 100%; width: 1px; } }'
  expect(laidOutAnew(`.bar { left: 0 } ${moving} .bar { width: 2px }`)).toEqual(['left', 'left', 'width'])
  expect(laidOutAnew('@keyframes turn { 50% { rotate: 1turn; opacity: 0.5 } } .bar { left: 0 }')).toEqual([])
})

test.each([
  ['a width of its own', '(max-width: 719.98px) and (min-width: 700px)', ['min-width: 700px']],
  ['whole pixels, at which two rules hold at once', '(max-width: 1023px)', ['max-width: 1023px']],
  ['a range', '(width < 720px)', ['width < 720px']],
  ['a range on both sides', '(720px <= width < 900px)', ['720px <= width < 900px']],
  ['another unit', '(min-width: 45rem)', ['min-width: 45rem']],
])('a media query at %s is a fault', (_case, query, odd) => {
  expect(oddWidths(`.bar { width: 1px } @media ${query} { .bar { max-width: 5px } }`)).toEqual(odd)
})

test('the widths of the list, heights and containers are none', () => {
  const fine = [
    '@media (max-width: 719.98px)',
    '@media print and (min-width: 1024px)',
    '@media (min-height: 7px)',
  ]
  expect(oddWidths([...fine, '@container (min-width: 520px)'].map((at) => `${at} { }`).join(' '))).toEqual([])
})
