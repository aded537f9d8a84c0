/** Path of SCIM. */
export const scimPath = '/scim/v2'

/** URNs of the resources (RFC 7643, 4.1 and 4.2). */
export const schemaIds = {
  User: 'urn:ietf:params:scim:schemas:core:2.0:User',
  Group: 'urn:ietf:params:scim:schemas:core:2.0:Group',
} as const

/** An attribute as a schema describes it (RFC 7643, 7). */
interface ScimAttribute {
  readonly name: string
  readonly type: 'string' | 'boolean' | 'reference' | 'complex'
  readonly multiValued: boolean
  readonly description: string
  readonly required: boolean
  readonly caseExact?: boolean
  readonly canonicalValues?: readonly string[]
  readonly mutability: 'readOnly' | 'readWrite' | 'immutable'
  readonly returned: 'default'
  readonly uniqueness?: 'none' | 'server'
  readonly referenceTypes?: readonly string[]
  readonly subAttributes?: readonly ScimAttribute[]
}

const usual = { multiValued: false, required: false, mutability: 'readWrite', returned: 'default' } as const

function text(name: string, description: string, other: Partial<ScimAttribute> = {}): ScimAttribute {
  return { ...usual, name, type: 'string', description, caseExact: false, uniqueness: 'none', ...other }
}

function yesOrNo(name: string, description: string): ScimAttribute {
  return { ...usual, name, type: 'boolean', description }
}

function complex(
  name: string,
  description: string,
  other: Partial<ScimAttribute> & Pick<ScimAttribute, 'subAttributes'>,
): ScimAttribute {
  return { ...usual, name, type: 'complex', description, ...other }
}

const readOnly = { mutability: 'readOnly' } as const
const immutable = { mutability: 'immutable' } as const
const reference = { type: 'reference', referenceTypes: ['User', 'Group'] } as const

const emailDescription =
  "Email addresses for the user. The value SHOULD be canonicalized by the service provider, e.g. 'bjensen@example.com' instead of 'bjensen@EXAMPLE.COM'. Canonical type values of 'work', 'home', and 'other'."
const displayDescription = 'A human-readable name, primarily used for display purposes. READ-ONLY.'

const user = [
  text(
    'userName',
    "Unique identifier for the User, typically used by the user to directly authenticate to the service provider. Each User MUST include a non-empty userName value. This identifier MUST be unique across the service provider's entire set of Users. REQUIRED.",
    { required: true, uniqueness: 'server' },
  ),
  complex(
    'name',
    "The components of the user's real name. Providers MAY return just the full name as a single string in the formatted sub-attribute, or they MAY return just the individual component attributes using the other sub-attributes, or they MAY return both. If both variants are returned, they SHOULD be describing the same name, with the formatted name indicating how the component attributes should be combined.",
    {
      uniqueness: 'none',
      subAttributes: [
        text(
          'formatted',
          "The full name, including all middle names, titles, and suffixes as appropriate, formatted for display (e.g. 'Ms. Barbara J Jensen, III').",
        ),
        text(
          'familyName',
          "The family name of the User, or last name in most Western languages (e.g. 'Jensen' given the full name 'Ms. Barbara J Jensen, III').",
        ),
        text(
          'givenName',
          "The given name of the User, or first name in most Western languages (e.g. 'Barbara' given the full name 'Ms. Barbara J Jensen, III').",
        ),
      ],
    },
  ),
  text(
    'displayName',
    'The name of the User, suitable for display to end-users. The name SHOULD be the full name of the User being described, if known.',
  ),
  yesOrNo('active', "A Boolean value indicating the User's administrative status."),
  complex('emails', emailDescription, {
    multiValued: true,
    uniqueness: 'none',
    subAttributes: [
      text('value', emailDescription),
      text('display', displayDescription),
      text('type', "A label indicating the attribute's function, e.g. 'work' or 'home'.", {
        canonicalValues: ['work', 'home', 'other'],
      }),
      yesOrNo(
        'primary',
        "A Boolean value indicating the 'primary' or preferred attribute value for this attribute, e.g. the preferred mailing address or primary email address. The primary attribute value 'true' MUST appear no more than once.",
      ),
    ],
  }),
  complex(
    'groups',
    'A list of groups to which the user belongs, either through direct membership, through nested groups, or dynamically calculated.',
    {
      ...readOnly,
      multiValued: true,
      subAttributes: [
        text('value', "The identifier of the User's group.", readOnly),
        text('$ref', "The URI of the corresponding 'Group' resource to which the user belongs.", {
          ...reference,
          ...readOnly,
        }),
        text('display', displayDescription, readOnly),
        text('type', "A label indicating the attribute's function, e.g. 'direct' or 'indirect'.", {
          ...readOnly,
          canonicalValues: ['direct', 'indirect'],
        }),
      ],
    },
  ),
]

const group = [
  text('displayName', 'A human-readable name for the Group. REQUIRED.', { required: true }),
  complex('members', 'A list of members of the Group.', {
    multiValued: true,
    subAttributes: [
      text('value', 'Identifier of the member of this Group.', immutable),
      text('display', 'Human-readable name of the member of this Group.', immutable),
      text('$ref', 'The URI corresponding to a SCIM resource that is a member of this Group.', {
        ...reference,
        ...immutable,
      }),
      text('type', "A label indicating the type of resource, e.g., 'User' or 'Group'.", {
        ...immutable,
        canonicalValues: ['User', 'Group'],
      }),
    ],
  }),
]

function schema(kind: keyof typeof schemaIds, description: string, attributes: readonly ScimAttribute[]) {
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
    id: schemaIds[kind],
    name: kind,
    description,
    attributes,
    meta: { resourceType: 'Schema', location: `${scimPath}/Schemas/${schemaIds[kind]}` },
  }
}

/** The attributes that Candor keeps, described as RFC 7643, 8.7.1 describes them. */
export const scimSchemas = [schema('User', 'User Account', user), schema('Group', 'Group', group)]
