import { config, locales } from 'zod/mini'

// The log says in zod's own words why a value breaks the contract; the mini build is without words until it is given some.
config(locales.en())
