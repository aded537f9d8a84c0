import { glob, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const pack = { br: promisify(brotliCompress), gz: promisify(gzip) }
/** Compressing smaller files saves no network packet. */
const leastBytes = 1000

export type Packed = { files: number; bytes: number; packedBytes: number }

/** Writes `.br` and `.gz` beside every text file of a folder. `packedBytes` counts the Brotli files. */
export async function precompress(folder: string): Promise<Packed> {
  const packed = { files: 0, bytes: 0, packedBytes: 0 }
  const paths: string[] = []
  for await (const name of glob('**/*.{html,js,mjs,css,svg,json,txt,xml,wasm,webmanifest,ico}', {
    cwd: folder,
  })) {
    paths.push(join(folder, name))
  }
  await Promise.all(
    paths.map(async (path) => {
      if ((await stat(path)).size < leastBytes) return
      const content = await readFile(path)
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
      const [br, gz] = await Promise.all([pack.br(content, { params }), pack.gz(content, { level: 9 })])
      await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
      packed.files++
      packed.bytes += content.length
      packed.packedBytes += br.length
    }),
  )
  return packed
}
