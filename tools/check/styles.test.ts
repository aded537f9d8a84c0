import { expect, test } from 'vitest'
import { laidOutAnew, unknownClasses } from './styles.ts'

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
