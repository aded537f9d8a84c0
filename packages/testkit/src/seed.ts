import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env.PROPERTIES_SEED ?? 20_261_122) })
