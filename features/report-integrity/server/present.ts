import type { ReplyOf } from '@candor/call/define'
import type { FileId } from '@candor/kernel/ids'
import { readFileReference } from '../../media/rules.ts'
import type { preventCheatingReport } from '../contract.ts'
import { isSent } from '../rules.ts'
import type { StoredAntiCheating } from './import.ts'

type Reply = ReplyOf<typeof preventCheatingReport>
type SentItem = NonNullable<Reply['unqualified']>[number]
type StoredItem = NonNullable<StoredAntiCheating['unqualified']>[number]
type StoredUrl = NonNullable<StoredItem['url']>[number]

/** Files of the findings that are sent, so that what is hidden is not even looked up. */
export function namedFiles(stored: StoredAntiCheating | null): FileId[] {
  const urls = (stored?.unqualified ?? []).filter(isSent).flatMap(({ url }) => url ?? [])
  return urls.flatMap(({ video_url }) => readFileReference(video_url) ?? [])
}

function presentUrl(
  url: StoredUrl,
  pictures: ReadonlySet<FileId>,
  addressOf: (fileId: FileId) => string,
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

/** The findings that leave the house: hidden ones do not, and neither do figures that no screen shows yet. */
export function presentFindings(
  stored: StoredAntiCheating | null,
  pictures: ReadonlySet<FileId>,
  addressOf: (fileId: FileId) => string,
): Reply {
  if (!stored) return { unqualified: null }
  const unqualified = (stored.unqualified ?? []).filter(isSent).map(({ type, status, desc, url }) => ({
    type,
    status,
    desc: [...(desc ?? [])],
    url: (url ?? []).map((each) => presentUrl(each, pictures, addressOf)),
  }))
  return { unqualified }
}
