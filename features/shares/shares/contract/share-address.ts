import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

/** The parameters of a share's address that name the report, in order of precedence. */
const namesInAddress = ['userid', 'jobseekerChannelId', 'id']

/** Reads which report a share's address names; the address itself is never fetched. */
function readShareAddress(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const query = URL.parse(value.trim(), 'http://here.invalid')?.searchParams
  return namesInAddress.map((name) => query?.get(name)).find(Boolean) ?? value
}

/** The address of a shared report, read into its id or token. */
export const ShareAddress = z.pipe(z.transform(readShareAddress), WireId)
