import type { SentInputOf } from '@candor/call/define'
import { callApi } from '@candor/call/web/api'
import { keepJson } from '@candor/ui/kept-text.ts'
import { getConvertedUrl } from '../../../platform/documents/contract.ts'
import { convertType } from '../../../platform/documents/rules/convert-type.ts'
import { resultView } from '../../../platform/documents/rules/original.ts'
import { jobseekerResumeInfo } from '../contract/original.ts'
import { type HandedFrom, handedFromKey, handOffKey } from '../rules/handed-address.ts'
import { type Original, readOriginal } from '../rules/original.ts'

/** The address at which a browser shows an original: the file's own, or that of its conversion. */
async function shownAddress({ address, ending, channelId }: Original): Promise<string> {
  const type = convertType(ending, channelId, 'handoff')
  if (type === 'direct' || type === 'unlisted') return address
  const result = await callApi(getConvertedUrl, { sourceUrl: address, type }, { isSilent: true })
  return resultView(result, location.origin).address
}

/**
 * Hands the original resume of a report off to its own page, with the candidate's name and the way back, or says why
 * there is none. Nothing is handed off that nobody waits for any more.
 */
export async function handOffResume(
  report: SentInputOf<typeof jobseekerResumeInfo>,
  name: string,
  isAwaited: () => boolean = () => true,
): Promise<'handed' | 'parsing' | 'none'> {
  const original = readOriginal(await callApi(jobseekerResumeInfo, report, { isSilent: true }))
  if (original.state === 'parsing') return 'parsing'
  if (original.state !== 'ready' || original.address === '') return 'none'
  const address = await shownAddress(original)
  if (isAwaited()) {
    sessionStorage.setItem(handOffKey, address)
    const from: HandedFrom = { name, path: `${location.pathname}${location.search}` }
    keepJson('sessionStorage', handedFromKey, from)
  }
  return 'handed'
}
