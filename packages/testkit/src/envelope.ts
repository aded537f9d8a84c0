import * as z from 'zod/mini'

const Envelope = z.looseObject({
  code: z.number(),
  msg: z.optional(z.string()),
  data: z.optional(z.unknown()),
})

/** The envelope of a reply, whatever the key of its data. */
export type Envelope = z.infer<typeof Envelope>

/** Reads the body of a reply. Throws for one without an envelope. */
export function readEnvelope(body: unknown): Envelope {
  return Envelope.parse(body)
}

/** Reads the envelopes of a batch's calls, in their order. Throws for another reply. */
export function readEnvelopes(body: unknown): Envelope[] {
  return z.array(Envelope).parse(readEnvelope(body).data)
}
