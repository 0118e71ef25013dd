// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

type AsNumber<Text extends string> = Text extends `${infer Value extends number}` ? Value : never;

type StatusesFrom<First extends 2 | 3 | 4 | 5> = AsNumber<`${First}${Digit}${Digit}`>;

/** 200 to 299. */
export type SuccessStatus = StatusesFrom<2>;

/** 300 to 599. */
export type FailureStatus = StatusesFrom<3 | 4 | 5>;

/**
 * The statuses that a key of `responses` stands for: `404` for itself; `4XX` and `default` for those that no other key names more
 * exactly.
 */
export type StatusesOf<Key, Keys> = Key extends number
  ? Key
  : Key extends `${infer First extends 2 | 3 | 4 | 5}XX`
    ? Exclude<StatusesFrom<First>, Keys>
    : Key extends 'default'
      ? Exclude<FailureStatus | SuccessStatus, StatusesOf<Exclude<Keys, 'default'>, Keys>>
      : never;
