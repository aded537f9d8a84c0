import type { ReplyOf } from '@candor/call/define'
import type { FileId } from '@candor/kernel/ids'
import { readFileReference } from '../../../../platform/media/rules.ts'
import type { preventCheatingReport } from '../../contract/report.ts'
import type { StoredAntiCheating } from '../import.ts'

type AddressOf = (fileId: FileId) => string
type SentItem = NonNullable<ReplyOf<typeof preventCheatingReport>['unqualified']>[number]
type StoredItem = NonNullable<StoredAntiCheating['unqualified']>[number]
type StoredUrl = NonNullable<StoredItem['url']>[number]

/** Files of findings that may be videos or pictures. */
export function namedFiles(items: readonly StoredItem[]): FileId[] {
  return items.flatMap(({ url }) => url ?? []).flatMap(({ video_url }) => readFileReference(video_url) ?? [])
}

function presentUrl(
  url: StoredUrl,
  pictures: ReadonlySet<FileId>,
  addressOf: AddressOf,
): SentItem['url'][number] {
  const address = (reference: string | undefined) => {
    const fileId = readFileReference(reference)
    return fileId && addressOf(fileId)
  }
  const fileId = readFileReference(url.video_url)
  if (fileId && pictures.has(fileId)) {
    return { video_url: null, video_url_mp4: null, video_screenshot_url: addressOf(fileId) }
  }
  return {
    video_url: address(url.video_url),
    video_url_mp4: address(url.video_url_mp4),
    video_screenshot_url: address(url.video_screenshot_url),
  }
}

/** The findings of a document from which `withheld` was removed before. */
export function presentFindings(
  items: readonly StoredItem[],
  pictures: ReadonlySet<FileId>,
  addressOf: AddressOf,
): SentItem[] {
  return items.map(({ type, status, desc, url }) => ({
    type,
    status,
    desc: [...(desc ?? [])],
    url: (url ?? []).map((each) => presentUrl(each, pictures, addressOf)),
  }))
}
