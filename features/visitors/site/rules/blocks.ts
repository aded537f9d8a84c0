import * as z from 'zod/mini'
import { Text } from './text.ts'

/** The blocks of which most public pages consist. */
export const BlockContent = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('section'),
    heading: Text,
    paragraphs: z.array(Text),
    list: z.optional(z.array(Text)),
  }),
  z.strictObject({
    type: z.literal('cards'),
    heading: Text,
    items: z.array(z.strictObject({ name: Text, text: Text, example: z.optional(z.boolean()) })),
  }),
  z.strictObject({
    type: z.literal('timeline'),
    heading: Text,
    items: z.array(z.strictObject({ when: Text, text: Text, example: z.boolean() })),
  }),
  z.strictObject({
    type: z.literal('table'),
    heading: Text,
    head: z.array(Text),
    rows: z.array(z.array(Text)),
  }),
  z.strictObject({ type: z.literal('ladder') }),
  z.strictObject({
    type: z.literal('drawings'),
    of: z.array(z.enum(['interview', 'recruitment', 'integrity', 'coding'])),
  }),
  z.strictObject({ type: z.literal('quote'), text: Text, name: Text, role: Text, example: z.boolean() }),
  z.strictObject({
    type: z.literal('sources'),
    heading: Text,
    items: z.array(z.strictObject({ text: Text, to: z.string().check(z.startsWith('https://')) })),
  }),
  z.strictObject({
    type: z.literal('tabs'),
    heading: Text,
    items: z.array(z.strictObject({ id: Text, name: Text, text: Text, points: z.array(Text) })),
  }),
  z.strictObject({ type: z.literal('trial'), heading: Text, text: Text }),
])
export type BlockContent = z.infer<typeof BlockContent>
