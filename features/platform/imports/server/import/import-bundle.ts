import type { AppServices, Database } from '@candor/db/database'
import { cutText } from '@candor/kernel/cut-text'
import { comparedAddress } from '@candor/kernel/email-address'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { isRecord } from '@candor/kernel/is-record'
import type { Locale } from '@candor/messages/locale'
import { safeParse } from 'zod/v4/core'
import type { BundleResult } from '../../contract.ts'
import { findTimeFaults } from '../../rules/bundle-times.ts'
import { PartRefused, type RuleFault } from '../../rules/fault.ts'
import { type BundleFormat, inspectParts } from '../../rules/format.ts'
import { findReferenceFaults, listNamedAccounts } from '../../rules/references.ts'
import { findReservedIds } from '../../rules/reserved-id.ts'
import { presentAllFaults, presentFaults, presentNotes } from '../present.ts'
import { findAccounts } from '../queries/candidates.ts'
import { releasedOnFailure } from '../queries/unnamed.ts'
import type { CheckedBundle, MadeHere } from './bundle-in-store.ts'
import type { BundleMedia } from './bundle-media.ts'
import { againOnCollision } from './collisions.ts'
import { readFilePieces } from './file-pieces.ts'
import { findDamagedMedia, findKeptMedia, findMediaFaults, findUnnamedMedia, storeMedia } from './media.ts'
import { findPlaceFaults } from './place-faults.ts'
import type { ReadJson } from './read-json.ts'
import { type BundleOutcome, storeBundle } from './store-bundle.ts'

/** What an import needs beside its bundles. */
export interface Importing {
  readonly services: Pick<AppServices, 'db' | 'files' | 'clock' | 'auditHeads'>
  readonly format: BundleFormat<Database>
  readonly companyId: CompanyId
  /** The service key that sent it; null for an import by the operator. */
  readonly keyId: string | null
  /** The caller's language, for faults. */
  readonly locale: Locale
  /** Who adds the candidate here; left out for a program's bundle. */
  readonly madeHere?: MadeHere
}

export interface GivenBundle {
  /** The bundle's folder, which names it until its external id is known. */
  readonly name: string
  /** The path of its folder in the sent tree; null for a bundle that came by itself. */
  readonly folder: string | null
  readonly json: ReadJson
  readonly media: BundleMedia
}

/** Imports one bundle. All its faults are in the result; only errors of ours are thrown. */
export async function importBundle(importing: Importing, bundle: GivenBundle): Promise<BundleResult> {
  const { candidateId: _candidateId, ...result } = await importCandidate(importing, bundle)
  return result
}

/** Imports one bundle in the same way. Returns its candidate beside the result; null where it was refused. */
export async function importCandidate(
  importing: Importing,
  bundle: GivenBundle,
): Promise<BundleResult & { readonly candidateId: CandidateId | null }> {
  const { services, format, companyId, keyId, locale, madeHere = null } = importing
  const externalId = externalIdOf(bundle)
  const place = bundle.folder === null ? {} : { folder: bundle.folder }
  const refusal = { externalId, ...place, state: 'refused' as const, notes: [], candidateId: null }
  const refused = (faults: BundleResult['faults']) => ({ ...refusal, faults })
  if (bundle.json.faults) return refused(presentFaults(locale, bundle.json.faults))

  const { value, faults: pieceFaults } = await readFilePieces(format, bundle.json.value, bundle.media)
  const accounts = await findAccounts(
    services.db,
    companyId,
    listNamedAccounts(value).map(({ email }) => email),
  )
  const parsed = safeParse(format.schema, value, { reportInput: true })
  const inspected = inspectParts(format, value)
  const faults = [
    ...pieceFaults,
    ...inspected.faults,
    ...findReferenceFaults(value),
    ...(madeHere ? [] : findReservedIds(value)),
    ...findTimeFaults(value, (file) => bundle.media.get(file)?.sizeBytes ?? null),
    ...findMediaFaults(value, bundle.media),
    ...findUnknownAccounts(value, accounts),
    ...(await findPlaceFaults(services.db, companyId, value)),
  ]
  if (!parsed.success || !isRecord(parsed.data) || faults.length > 0) {
    // A bundle that is refused stores no media: whether they are whole is looked at here.
    const damaged = await findDamagedMedia(value, bundle.media)
    return refused(presentAllFaults(locale, parsed.error?.issues ?? [], [...faults, ...damaged]))
  }
  const stored = await storeWithMedia(importing, bundle.media, {
    companyId,
    keyId,
    value: parsed.data,
    accounts,
    madeHere,
  })
  if ('faults' in stored) return refused(presentFaults(locale, stored.faults))
  return {
    externalId,
    ...place,
    state: stored.state,
    candidateId: stored.candidateId,
    faults: [],
    notes: presentNotes(locale, [
      ...findUnnamedMedia(bundle.json.value, bundle.media),
      ...findKeptMedia(value, bundle.media),
      ...inspected.notes,
      ...stored.notes,
    ]),
  }
}

function externalIdOf({ name, json: { value } }: GivenBundle): string {
  const id = isRecord(value) && typeof value.externalId === 'string' ? value.externalId.trim() : ''
  return id === '' ? name : cutText(id, 128)
}

function findUnknownAccounts(value: unknown, accounts: ReadonlyMap<string, unknown>): RuleFault[] {
  return listNamedAccounts(value)
    .filter(({ email }) => !accounts.has(comparedAddress(email)))
    .map(({ email, path }) => ({ path, fault: 'unknownAccount', values: { email } }))
}

/** Stores media and bundle; starts again when another import, or the sweep, interfered. */
async function storeWithMedia(
  { services, format }: Importing,
  media: BundleMedia,
  bundle: Omit<CheckedBundle, 'media'>,
): Promise<BundleOutcome | { readonly faults: readonly RuleFault[] }> {
  try {
    return await releasedOnFailure(services, (files) =>
      againOnCollision(async () => {
        const { stored, faults } = await storeMedia(files, bundle.value, media)
        if (faults.length > 0) throw new PartRefused(faults)
        return storeBundle(services, format, { ...bundle, media: stored })
      }),
    )
  } catch (error) {
    if (error instanceof PartRefused) return { faults: error.faults }
    throw error
  }
}
