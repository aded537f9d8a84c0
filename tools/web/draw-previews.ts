import { createHash } from 'node:crypto'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import type { Locale } from '../../packages/messages/src/locale.ts'

/** A requested picture: its SVG, and the language that decides the font. */
export interface AskedPreview {
  readonly locale: Locale
  readonly svg: string
  /** Its address in the built web app. */
  readonly address: string
}

const { resolve } = createRequire(import.meta.url)
const fontIn = (name: string, file: string) => join(dirname(resolve(name)), '../fonts', `${file}.otf`)

/** Fonts from packages, as the building machine may have none. */
const fontOf = (locale: Locale): string =>
  locale === 'zh-TW'
    ? fontIn('@embedpdf/fonts-tc', 'NotoSansHant-Bold')
    : fontIn('@embedpdf/fonts-sc', 'NotoSansHans-Bold')

/** The address of a picture, from its content: pages contain it before the picture is drawn. */
export function previewAddress(svg: string): string {
  return `/assets/site-${createHash('sha256').update(svg).digest('base64url').slice(0, 8)}.png`
}

/** Draws pictures into the built files. Those that were drawn earlier on this machine are copied from `cache`. */
export async function drawPreviews(
  previews: readonly AskedPreview[],
  { dist, cache }: { dist: string; cache: string },
): Promise<void> {
  await mkdir(cache, { recursive: true })
  const waiting = [...previews]
  const draw = async () => {
    for (let asked = waiting.shift(); asked; asked = waiting.shift()) {
      const { locale, svg, address } = asked
      const kept = join(cache, address.slice('/assets/'.length))
      const file = join(dist, address)
      if (
        await copyFile(kept, file).then(
          () => true,
          () => false,
        )
      )
        continue
      const options = { font: { loadSystemFonts: false, fontFiles: [fontOf(locale)] } }
      const png = (await renderAsync(svg, options)).asPng()
      await writeFile(file, png)
      await writeFile(kept, png)
    }
  }
  // Two at a time, each in a thread of its own.
  await Promise.all([draw(), draw()])
}
