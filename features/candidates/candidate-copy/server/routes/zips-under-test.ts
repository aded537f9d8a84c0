import { buffer } from 'node:stream/consumers'
import { fromBufferPromise, type ZipFile } from 'yauzl'

/** Opens a zip whole, with its checks. Throws where it is cut or damaged. */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip: ZipFile = await fromBufferPromise(bytes, { strictFileNames: true })
  const entries = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    entries.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  return entries
}
