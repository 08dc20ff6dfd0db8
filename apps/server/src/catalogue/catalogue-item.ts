import type { TestItemBody } from '@phial/contract/content/editing-test-item';

/**
 * A test, or a group of tests, as the laboratory keeps it: `subject` is a `dictValue` of the dictionary
 * `test_item_subject`, `children` are the ids of a group's tests in their order, and formatted texts are sanitised.
 */
export interface CatalogueItem extends Readonly<TestItemBody> {
  readonly id: string;
}
