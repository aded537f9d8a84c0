import { type IdDocument, idDocuments } from '../contract/addresses.ts'

const bothSides = ['front', 'back'] as const
export type Side = (typeof bothSides)[number]

/** The sides of a document that are photographed: of a passport, the page with the picture alone (decision S108). */
export function sidesOf(document: IdDocument): readonly Side[] {
  return document === 'passport' ? ['front'] : bothSides
}

/** The document that a kept text names; an ID card for any other text. */
export function readDocument(text: string): IdDocument {
  return idDocuments.find((known) => known === text) ?? 'idCard'
}
