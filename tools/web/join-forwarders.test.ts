import { expect, test } from 'vitest'
import { joinForwarders } from './join-forwarders.ts'

const page = 'm.f=["assets/panel-a.js","assets/opening-b.js"];x(()=>import(`./panel-a.js`).then(e=>e.Panel))'

test('a part is loaded from the file that it lies in, and the file that handed it on is gone', () => {
  const files = new Map([
    ['first-c.js', page],
    ['panel-a.js', 'export{r as Panel}from"./opening-b.js";'],
    ['opening-b.js', 'const r=1;export{r}'],
  ])
  expect(Object.fromEntries(joinForwarders(files))).toEqual({
    'first-c.js':
      'm.f=["assets/opening-b.js","assets/opening-b.js"];x(()=>import(`./opening-b.js`).then(m=>({Panel:m.r})).then(e=>e.Panel))',
    'panel-a.js': null,
  })
})

test('a file with code of its own, or that is imported by name, stays', () => {
  const files = new Map([
    ['first-c.js', `${page};import{Panel}from"./panel-a.js"`],
    ['panel-a.js', 'export{r as Panel}from"./opening-b.js";'],
    ['other-d.js', 'import{r}from"./opening-b.js";export{r as Other}'],
  ])
  expect(joinForwarders(files).size).toBe(0)
})
