import type { Api, Content, CredentialCarrier, OperationModel, Parameter, WirePath } from '@forgespec/model';
import type { JsonValue } from '@forgespec/description/json';
import type { MediaKind } from '@forgespec/templates/shared/media-type';
import type { FormCredential } from './form-credential.ts';
import type { FormServer } from './form-servers.ts';

/** The form that tries an operation. */
export interface RequestForm {
  readonly method: string;
  readonly servers: readonly FormServer[];
  readonly credentials: readonly FormCredentials[];
  readonly parameters: readonly FormParameter[];
  readonly bodies: readonly FormBody[];
  readonly isBodyRequired: boolean;
  readonly headers: OperationModel['requiredHeaders'];
  /** The path template, and how parameters are written in it. */
  readonly operation: WirePath;
  readonly formStyle: Api['formStyle'];
  readonly call: FormCall;
  /** The values that the JSON bodies of responses may have, by the status. */
  readonly expected: Readonly<Record<string, ExpectedValue>>;
}

export interface FormParameter {
  readonly name: string;
  readonly in: Parameter['in'];
  readonly isRequired: boolean;
  /** True if the first request contains the parameter. */
  readonly isSent: boolean;
  /** The values from which the reader chooses. Empty if the parameter accepts other values. */
  readonly options: readonly string[];
  /** The first value. An array or an object is written as JSON. */
  readonly value: string;
  /** True if the value is JSON, such as a number or an array. Otherwise it is a text. */
  readonly isJson: boolean;
}

/** One alternative of the credentials of an operation. */
export interface FormCredentials {
  readonly schemes: readonly FormScheme[];
}

export interface FormScheme {
  readonly name: string;
  readonly carrier: CredentialCarrier;
  /** The environment variables from which a copied command reads the credential. */
  readonly variables: readonly string[];
  /** The credential of the server that belongs to the site. */
  readonly known: FormCredential | undefined;
  /** The OAuth 2 flows with which a page can obtain a token. */
  readonly flows: readonly FormFlow[];
}

/** An OAuth 2 flow that a page can use. */
export interface FormFlow {
  readonly kind: 'authorizationCode' | 'clientCredentials' | 'deviceAuthorization';
  /** The address at which the flow begins. */
  readonly startUrl: string;
  readonly tokenUrl: string;
  /** The scopes that the operation needs, separated by spaces. */
  readonly scope: string;
}

/** The call of the generated client that sends the request. */
export interface FormCall {
  /** The module that exports `createClient`. */
  readonly module: string;
  /** The code of the call before its arguments, such as `await client.pets.list(`. */
  readonly before: string;
  /** The code after the arguments. */
  readonly after: string;
  /** The method in lower case. It decides whether the query or the body is the second argument. */
  readonly method: string;
  /** The code of the options with the address of the described server. */
  readonly address: readonly string[];
  /** True if the operation has servers of its own, whose addresses are not options of the client. */
  readonly hasOwnServers: boolean;
  /** The media type that the client sends without the option `contentType`. */
  readonly mediaType: string | undefined;
}

export interface FormBody {
  readonly mediaType: string;
  readonly kind: MediaKind;
  /** The first text of the body. Empty if the body has fields. */
  readonly text: string;
  readonly fields: readonly FormField[];
  /** The rules for the notation of the fields. */
  readonly notation: Pick<Content, 'deepObjects' | 'encodings'>;
}

export interface FormField {
  readonly name: string;
  readonly isFile: boolean;
  readonly value: string;
}

/** The values that a schema accepts, as far as a form checks responses. A member is missing if it does not restrict the value. */
export interface ExpectedValue {
  readonly types?: readonly string[];
  readonly values?: readonly JsonValue[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, ExpectedValue>>;
  readonly items?: ExpectedValue;
}
