import { fireEvent, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeMedia } from '../../../findings/recording/web/player/media-under-test.ts'
import { began, openChecks, rowOf, section } from './panel-under-test.tsx'

fakeMedia()

test('unusual photos show with their number and their times [R3-048]', async () => {
  const abnormalPictures = [
    { url: '/file/media/one', createTime: began + 3_000 },
    { url: '/file/media/two', createTime: began + 9_000 },
  ]
  openChecks({ report: { checkPhotoDetection: 1, abnormalPictureNum: 2, abnormalPictures } })
  expect(within(await rowOf('Unusual photos')).getByText('2 unusual')).toBeTruthy()
  const group = await section('Unusual photos')
  const pictures = group.getAllByRole('button')
  expect(pictures.map(({ textContent }) => textContent)).toEqual(['00:03', '00:09'])
  expect(pictures.map((picture) => picture.querySelector('img')?.getAttribute('src'))).toEqual([
    '/file/media/one',
    '/file/media/two',
  ])
})

test('pictures of phone and screen show, each once though two calls tell of them [R3-053]', async () => {
  const picture = (name: string, seconds: number) => ({
    url: `/file/media/${name}`,
    createTime: began + seconds * 1000,
  })
  openChecks({
    report: {
      mobileMonitorImages: [picture('phone', 4)],
      screenRecordingImages: [picture('screen', 5)],
    },
    images: [
      { source: 2, ...picture('phone', 4) },
      { source: 3, ...picture('screen', 5) },
    ],
  })
  const phone = await section('Phone')
  expect(phone.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['00:04'])
  const ofScreen = await section('Screen')
  expect(ofScreen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['00:05'])
})

test('pictures come from the three monitors, and from no other [R9-069]', async () => {
  const images = [1, 2, 3, 4].map((source) => ({ source, url: `/file/media/${source}`, createTime: began }))
  openChecks({ images })
  const photos = await section('Photos and monitors')
  await waitFor(() => expect(photos.getAllByRole('heading', { level: 3 })).toHaveLength(3))
  expect(photos.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Computer',
    'Phone',
    'Screen',
  ])
})

test('unusual photos that are still being counted are no count of none [R3-048]', async () => {
  openChecks({ report: { checkPhotoDetection: 1, abnormalPictureNum: -1, abnormalPictures: [] } })
  const photos = await section('Photos and monitors')
  expect(await photos.findByText('0 pictures, unusual ones still being counted')).toBeTruthy()
  expect(photos.getByText('Generating')).toBeTruthy()
  expect(photos.queryByText(/0 unusual/)).toBe(null)
})

const image = { source: 1, url: '/file/media/c', createTime: began }
const notLoaded = 'This could not be updated. The earlier content is shown.'

test.each([
  ['were not counted', { report: { checkPhotoDetection: 1 } }, {}],
  ['are withheld', {}, {}],
  ['were not looked for', { report: { checkPhotoDetection: 0, abnormalPictureNum: 0 } }, {}],
  ['could not be loaded', {}, { refused: ['report'] as const }],
])('unusual photos that %s are no count of none', async (_case, given, more) => {
  openChecks({ ...given, images: [image] }, more)
  const photos = await section('Photos and monitors')
  expect((await photos.findAllByText('1 picture')).length).toBe(2)
  expect(photos.queryByText(/unusual/)).toBe(null)
  expect(photos.queryAllByText(notLoaded)).toHaveLength('refused' in more ? 1 : 0)
})

test('photos that were all found usual are counted as such', async () => {
  openChecks({ report: { checkPhotoDetection: 1, abnormalPictureNum: 0 }, images: [image] })
  const photos = await section('Photos and monitors')
  expect(await photos.findByText('1 picture, 0 unusual')).toBeTruthy()
})

test('where neither pictures nor results have come, none is not said', async () => {
  openChecks({}, { refused: ['report'] })
  const photos = await section('Photos and monitors')
  expect(await photos.findByText(/results could not be loaded/)).toBeTruthy()
  expect(photos.queryByText('No photos or monitor pictures')).toBe(null)
})

test('unusual photos that were found stay counted where nobody looks for more', async () => {
  openChecks({ report: { checkPhotoDetection: 0, abnormalPictureNum: 2 }, images: [image] })
  const photos = await section('Photos and monitors')
  expect(await photos.findByText('1 picture, 2 unusual')).toBeTruthy()
})

test.each(['report', 'images'] as const)(
  'where a later load of %s fails, what was said of the photos stays, and that it may be old is said',
  async (source) => {
    const { refuse } = openChecks({
      report: { checkPhotoDetection: 1, abnormalPictureNum: 0 },
      images: [image],
    })
    const photos = await section('Photos and monitors')
    await photos.findByText('1 picture, 0 unusual')
    fireEvent.error(photos.getByRole('button', { name: /^Computer/ }).querySelector('img') ?? document)
    refuse(source)
    await userEvent.click(photos.getByRole('button', { name: 'Retry' }))
    expect(await photos.findByText(notLoaded)).toBeTruthy()
    expect(photos.getByText('1 picture, 0 unusual')).toBeTruthy()
  },
)

test('where only the unusual photos have come, those of the monitors are not said to be none', async () => {
  const abnormalPictures = [{ url: '/file/media/one', createTime: began }]
  openChecks({ report: { checkPhotoDetection: 1, abnormalPictures } }, { refused: ['images'] })
  const photos = await section('Photos and monitors')
  expect(await photos.findByText(notLoaded)).toBeTruthy()
  expect(photos.getByText('1 picture, 1 unusual')).toBeTruthy()
})

test('a picture whose address has run out is tried again under a new one', async () => {
  const image = { source: 2, url: '/file/media/old', createTime: began }
  openChecks({ images: [image] })
  const phone = await section('Phone')
  const imageIn = () => phone.getByRole('button').querySelector('img')
  fireEvent.error(imageIn() ?? document)
  image.url = '/file/media/new'
  await userEvent.click(phone.getByRole('button', { name: 'Retry' }))
  // The picture has come in place of the button, and the focus with it.
  expect(document.activeElement?.querySelector('img')).toBeTruthy()
  await waitFor(() => expect(imageIn()?.getAttribute('src')).toBe('/file/media/new'))
})

test('where the rest of many pictures comes, the focus is on the first of it', async () => {
  const images = Array.from({ length: 62 }, (_, index) => ({
    source: 2,
    url: `/file/media/${index}`,
    createTime: began + index * 1000,
  }))
  openChecks({ images })
  const phone = await section('Phone')
  await userEvent.click(phone.getAllByRole('button').at(-1) ?? document.body)
  expect(document.activeElement).toBe(phone.getAllByRole('button')[60])
})
