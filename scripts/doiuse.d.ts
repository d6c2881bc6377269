/** Its exports name no types. */
declare module 'doiuse';
