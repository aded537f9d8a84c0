import { expect, test } from 'vitest'
import { htmlFaults, linkFaults } from './public-pages.ts'

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>A page</title></head><body><main id="main">${body}</main></body></html>`

test('a link that leads nowhere is found: to a page, a part of a page and a file', async () => {
  const pages = [
    {
      address: '/en/price',
      html: page(
        '<a href="./face">a</a><a href="./fase">b</a><a href="#main">c</a><a href="./face#sources">d</a>' +
          '<img src="/assets/none.png" alt=""><a href="http://elsewhere.example/">e</a><a href="tel:400">f</a>',
      ),
    },
    { address: '/en/face', html: page('') },
  ]
  expect(linkFaults(pages, '/nowhere')).toEqual([
    '/en/price: ./fase leads nowhere',
    '/en/price: ./face#sources names no part of its page',
    '/en/price: /assets/none.png leads nowhere',
    '/en/price: http://elsewhere.example/ is not by https',
  ])
})

test('HTML that the standard forbids is found, by rule and place', async () => {
  const faults = await htmlFaults([{ address: '/en/', html: page('<p id="main"><div>x</div></p>') }])
  expect(faults.join('\n')).toMatch(/^\/en\/: .*no-dup-id/m)
  expect(await htmlFaults([{ address: '/en/', html: page('<p>x</p>') }])).toEqual([])
})
