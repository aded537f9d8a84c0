import { expect, test } from 'vitest'
import { unknownClasses } from './styles.ts'

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
