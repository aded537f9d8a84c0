import { expect, test } from 'vitest'
import { hostElsewhere, mayBeFollowed } from './document-link.ts'

test.each([
  ['https://example.com/', true],
  ['http://example.com/', true],
  ['mailto:a@example.com', true],
  ['tel:+8613800000000', true],
  ['file:///etc/passwd', false],
  ['javascript:alert(1)', false],
  ['data:text/html,a', false],
  ['ftp://example.com/', false],
  ['//example.com/', false],
  ['setup.exe', false],
  ['', false],
])('a link to %s may be followed: %s', (address, may) => {
  expect(mayBeFollowed(address)).toBe(may)
})

test.each([
  ['https://github.com/lin', 'https://github.com/lin'],
  ['github.com/lin', 'https://www.github.com/lin'],
  ['www.GitHub.com', 'https://github.com/'],
  ['linkedin.com/in/lin', 'https://cn.linkedin.com/in/lin'],
  ['(example.com）', 'https://example.com/'],
  ['My portfolio', 'https://example.com/'],
  ['Node.js', 'https://nodejs.org/'],
  ['作品集.pdf', 'https://example.com/a.pdf'],
  ['2024.03.01', 'https://example.com/'],
  ['例子.中国', 'https://xn--fsqu00a.xn--fiqs8s/'],
  ['lin@example.com', 'mailto:lin@example.com'],
  ['Lin@Example.com', 'mailto:lin@example.com?subject=a'],
  ['+86 138 0000 0000', 'tel:+8613800000000'],
  ['example.com', 'no address'],
  ['', 'https://example.com/'],
])('the text %s promises no other place than %s', (text, address) => {
  expect(hostElsewhere(text, address)).toBeNull()
})

test.each([
  ['https://bank.example/', 'https://evil.example/', 'evil.example'],
  ['bank.example', 'https://bank.example.evil.example/', 'bank.example.evil.example'],
  ['bank.example', 'https://evilbank.example/', 'evilbank.example'],
  ['https://bank.example/index.html', 'https://evil.example/', 'evil.example'],
  ['www.bank.example.', 'https://bank.example@evil.example/', 'evil.example'],
  ['bank.example', 'mailto:a@bank.example', 'a@bank.example'],
  ['lin@bank.example', 'mailto:lin@evil.example', 'lin@evil.example'],
  ['lin@bank.example', 'https://bank.example/', 'bank.example'],
  ['bank.example', 'tel:10086', '10086'],
  ['lin@bank.example', 'mailto:%', '%'],
])('the text %s hides that the link %s leads to %s', (text, address, target) => {
  expect(hostElsewhere(text, address)).toBe(target)
})

test('a text of a million signs is looked at only so far', () => {
  expect(hostElsewhere(`${'.'.repeat(1_000_000)}x`, 'https://evil.example/')).toBeNull()
})
