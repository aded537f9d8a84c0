import { expect, test } from 'vitest'
import { findBundles } from './tree.ts'

test('a bundle alone is found at the top, with its media', () => {
  const found = findBundles(['bundle.json', 'media/a.webm', 'media/deep/b.png', 'notes.txt'])
  expect(found.bundles).toEqual([
    { folder: '', file: 'bundle.json', media: ['media/a.webm', 'media/deep/b.png'], companyFolder: null },
  ])
})

test('a folder of bundles gives each its own media, also with names that begin alike', () => {
  const { bundles } = findBundles([
    'x/a/bundle.json',
    'x/ab/bundle.json',
    'x/ab/media/1.png',
    'x/a/media/1.png',
    'x/media/2.png',
  ])
  expect(bundles.map(({ folder, media }) => [folder, media])).toEqual([
    ['x/a', ['media/1.png']],
    ['x/ab', ['media/1.png']],
  ])
})

test('a bundle belongs to the nearest company around it', () => {
  const { bundles, companies } = findBundles([
    'one/company.json',
    'one/a/bundle.json',
    'two/company.json',
    'two/b/bundle.json',
    'c/bundle.json',
  ])
  expect(companies.map(({ folder }) => folder)).toEqual(['one', 'two'])
  expect(bundles.map(({ folder, companyFolder }) => [folder, companyFolder])).toEqual([
    ['c', null],
    ['one/a', 'one'],
    ['two/b', 'two'],
  ])
})

test('files inside a bundle belong to it, and files of operating systems belong to no bundle', () => {
  const { bundles } = findBundles([
    'a/bundle.json',
    'a/media/inner/bundle.json',
    'a/media/.DS_Store',
    '__MACOSX/a/bundle.json',
    '.git/bundle.json',
  ])
  expect(bundles.map(({ folder, media }) => [folder, media])).toEqual([['a', ['media/inner/bundle.json']]])
})
