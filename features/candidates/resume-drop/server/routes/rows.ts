import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { withRights } from '../../../../platform/access/server/gate/with-rights.ts'
import { uploadGrant } from '../../../../platform/media/rules.ts'
import { addDropRows, changeDropRow, readDropDocument, receiveResume, unlockResume } from '../../contract.ts'
import { kindOf } from '../../rules/kept-file.ts'
import type { AddingLoop } from '../actions/adding-loop.ts'
import { changeRow } from '../actions/change-row.ts'
import { confirmRows } from '../actions/confirm-rows.ts'
import { notFound, reachOf } from '../actions/reach.ts'
import type { ReadingLoop } from '../actions/reading-loop.ts'
import { receiveFile } from '../actions/receive-file.ts'
import { presentDocument } from '../present.ts'
import { findDropFile, lockDropFile } from '../queries/files.ts'
import { waitAgain } from '../queries/reading.ts'

interface Loops {
  readonly reading: ReadingLoop
  readonly adding: AddingLoop
}

/** Serves the calls of single files, and of the rows that are confirmed. */
export function serveRows(services: AppServices, serve: Serve, { reading, adding }: Loops): void {
  const { db, clock, media } = services

  serve(receiveResume, async (request) => {
    const received = await receiveFile(services, request)
    if (received.outcome === 'taken') reading.wake()
    return received
  })

  serve(readDropDocument, async ({ input, viewer }) => {
    const row = await findDropFile(db, reachOf(viewer), input.dropFileId, clock.now())
    if (!row) throw notFound()
    const isShown = ['pdf', 'image'].includes(kindOf(row.format)) && row.fileId !== null
    return presentDocument(
      row.reading,
      isShown && row.fileId ? media.of(uploadGrant(viewer))(row.fileId) : null,
    )
  })

  serve(changeDropRow, (request) =>
    withRights(services, changeDropRow.access, request, (within, { viewer }) =>
      changeRow(within, viewer, request.input),
    ),
  )

  serve(unlockResume, async (request) => {
    await withRights(services, unlockResume.access, request, async (within, { viewer }) => {
      const row = await lockDropFile(within.db, reachOf(viewer), request.input.dropFileId, clock.now())
      if (!row) throw notFound()
      if (row.fault !== 'locked' || row.format !== 'pdf') throw new Refusal(unlockResume, 'notLocked')
      reading.unlockWith(row.id, request.input.password)
      await waitAgain(within.db, row.id)
    })
    reading.wake()
    return null
  })

  serve(addDropRows, async (request) => {
    const confirmed = await withRights(services, addDropRows.access, request, (within, { viewer }) =>
      confirmRows(within, viewer, request.input),
    )
    adding.wake()
    return confirmed
  })
}
