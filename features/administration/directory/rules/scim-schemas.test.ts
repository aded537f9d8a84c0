import { expect, test } from 'vitest'
import { schemaIds, scimSchemas } from './scim-schemas.ts'

const attributes = scimSchemas.flatMap(({ attributes }) =>
  attributes.flatMap((attribute) => [attribute, ...(attribute.subAttributes ?? [])]),
)

/** The characteristics of an attribute that RFC 7643, 7 names. */
const characteristics = [
  'name',
  'type',
  'subAttributes',
  'multiValued',
  'description',
  'required',
  'canonicalValues',
  'caseExact',
  'mutability',
  'returned',
  'uniqueness',
  'referenceTypes',
]

test('a schema describes an attribute by the characteristics of the standard alone', () => {
  for (const attribute of attributes) {
    expect(characteristics).toEqual(expect.arrayContaining(Object.keys(attribute)))
    expect(attribute).toMatchObject({
      name: expect.stringMatching(/^(\$ref|[A-Za-z][\w-]*)$/),
      multiValued: expect.any(Boolean),
      description: expect.stringMatching(/\.$/),
      required: expect.any(Boolean),
      mutability: expect.stringMatching(/^(readOnly|readWrite|immutable|writeOnly)$/),
      returned: expect.stringMatching(/^(always|never|default|request)$/),
    })
  }
})

test('only a text says whether case counts, and only a reference says what it refers to', () => {
  for (const { name, type, caseExact, referenceTypes, subAttributes } of attributes) {
    expect([name, caseExact !== undefined]).toEqual([name, type === 'string' || type === 'reference'])
    expect([name, referenceTypes !== undefined]).toEqual([name, type === 'reference'])
    expect([name, subAttributes !== undefined]).toEqual([name, type === 'complex'])
  }
})

test('a directory must send a user name and the name of a group, and may not write what follows from others', () => {
  const described = scimSchemas.map(({ id, attributes }) => ({
    id,
    required: attributes.filter(({ required }) => required).map(({ name }) => name),
    readOnly: attributes.filter(({ mutability }) => mutability === 'readOnly').map(({ name }) => name),
  }))
  expect(described).toEqual([
    { id: schemaIds.User, required: ['userName'], readOnly: ['groups'] },
    { id: schemaIds.Group, required: ['displayName'], readOnly: [] },
  ])
})
