declare const isVariantName: unique symbol;
/** The name of a variant that a schema has: no free text, so that an event may contain it. */
export type VariantName = string & { readonly [isVariantName]: true };
