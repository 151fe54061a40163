/**
 * Generated. Edit the specification and run the command instead.
 *
 * Specification: specs/knowledge/openapi.yaml
 * Hash: 37da53b86dc5e6fa
 * Generator: tools/codegen with openapi-typescript 7.13.0
 * Command: pnpm generate
 */
export interface paths {
    "/api/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit text
         * @description Hands text over for compilation. The body may hold at most 10 MiB; the released server answers a larger one with status 400.
         *     The released server knows content by its hash across the tasks that it keeps, so a repeated submission is refused as long as the task of the first
         *     one was not deleted; after that it is taken, and compiled, again.
         */
        post: operations["submitText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submit/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit files
         * @description Uploads one or more files for compilation, each as a part called `files`. Count, sizes and extensions are limited by the upload configuration.
         *     The released server takes an archive whole or not at all and makes a task of each of its entries.
         */
        post: operations["submitFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the limits for uploads
         * @description How many files one upload may hold, how large they may be and which extensions are accepted.
         */
        get: operations["getUploadConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tasks
         * @description Tasks, a page at a time. The contract counts pages (`page`, `page_size`); the released server counts rows (`limit`, `offset`) and silently ignores
         *     the page fields. Rows move while the list changes, so a task may appear on two pages or on none.
         */
        get: operations["listTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the task.
                 * @example 4f6f2f0e-5b1c-4f0a-9a53-0a4a3f6f9b11
                 */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        /**
         * Read a task
         * @description Where a task stands. A task that succeeded may hold single pages that failed; its result says so.
         */
        get: operations["getTask"];
        put?: never;
        post?: never;
        /**
         * Delete a task
         * @description Deletes a task and the data that belongs to it. The released server refuses while the task is running. Asked to delete a task that is still
         *     pending it refuses as well, but has removed the content by then, so that the task fails later; read the status first.
         */
        delete: operations["deleteTask"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tasks/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the task.
                 * @example 4f6f2f0e-5b1c-4f0a-9a53-0a4a3f6f9b11
                 */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        /**
         * Read what was submitted
         * @description The text or the file a task was made from.
         */
        get: operations["getTaskContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wiki": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the tree of the wiki
         * @description Directories and files of the compiled wiki.
         */
        get: operations["getWikiTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wiki/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a wiki file
         * @description One article. The path is relative to the wiki: sources in answers begin with `wiki/`, and the released server does not find a file under that name.
         */
        get: operations["getWikiFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a question
         * @description Answers with a stream of server-sent events. The stream is complete only when a `done` or an `error` event has arrived; an end without one is a
         *     failure. A failure during the answer arrives as an `error` event under status 200. Nothing is sent while articles are searched, and there is no
         *     sign of life in between. Asking again makes a second question in the session.
         */
        post: operations["streamChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sessions
         * @description All sessions, the one updated last first. There are no pages.
         */
        get: operations["listSessions"];
        put?: never;
        /**
         * Create a session
         * @description Opens a session. The title is optional; the released server wants a JSON object even without one.
         */
        post: operations["createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the session.
                 * @example 9c1b7a52-0f4e-4a53-8d0c-2f1f5f0f7c20
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a session
         * @description Deletes a session and all its messages.
         */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        /**
         * Rename a session
         * @description Gives a session a new title.
         */
        patch: operations["updateSession"];
        trace?: never;
    };
    "/api/sessions/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the session.
                 * @example 9c1b7a52-0f4e-4a53-8d0c-2f1f5f0f7c20
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        /**
         * List the messages of a session
         * @description Questions and answers of a session. The released server sends the oldest first. There are no pages.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/derive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Derive a knowledge base
         * @description Starts to derive a smaller knowledge base on one topic. One job runs at a time; a job may take up to two hours.
         */
        post: operations["startDerive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/derive/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the job.
                 * @example 1d9f3f53-9a36-4a6e-8f4d-6b0f0f3a9e77
                 */
                id: components["schemas"]["DeriveJobId"];
            };
            cookie?: never;
        };
        /**
         * Read a derive job
         * @description Where the derivation stands.
         */
        get: operations["getDerive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/derived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List derived knowledge bases
         * @description Knowledge bases that were derived to the end. Their names are what `kb` takes elsewhere.
         */
        get: operations["listDerived"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Probe for liveness
         * @description Says that the process answers. Touches neither the store nor the AI engine, so it stays `ok` while the engine is dead.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listen for messages of the server
         * @description Opens a stream for messages that the server sends by itself. A server without such a stream refuses; the released one always does.
         */
        get: operations["openMcpStream"];
        put?: never;
        /**
         * Send a message of the Model Context Protocol
         * @description The streamable-http endpoint for tool clients. It exists only where the configuration sets `enabled` under `ai.mcp` to true, or the environment
         *     variable `KB_MCP_ENABLED` is true (`KAAS_MCP_ENABLED` for the released server). The released server offers one tool, `ask`, speaks protocol version
         *     2025-03-26 whatever is asked for, keeps no session and answers with plain JSON, never with a stream.
         */
        post: operations["sendMcpMessage"];
        /**
         * End a protocol session
         * @description Ends the session that the server named in `Mcp-Session-Id`. A server without sessions refuses; the released one always does.
         */
        delete: operations["closeMcpSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * SubmitTextReferenceRequest
         * @description Text to compile, as the published contract states it.
         */
        SubmitTextReferenceRequest: {
            /** @description The text. The whole body may hold at most 10 MiB, counted in bytes of UTF-8. */
            content: string;
            /** @description Where the text came from. */
            source_url?: string;
        };
        /**
         * SubmitPasteReleasedRequest
         * @description Text to compile, as the released server takes it.
         */
        SubmitPasteReleasedRequest: {
            /**
             * @description `paste` for text typed or pasted, `file` for text read from a file by the caller.
             * @enum {string}
             */
            source: "paste" | "file";
            /** @description Title of the task. */
            title?: string;
            /** @description The text, not only white space. */
            content: string;
            /** @description Accepted and not used for this kind of source. */
            url?: string;
        };
        /**
         * SubmitUrlReleasedRequest
         * @description An address whose readable text the released server fetches and compiles itself.
         */
        SubmitUrlReleasedRequest: {
            /**
             * @description The server fetches the text.
             * @enum {string}
             */
            source: "url";
            /** @description Address to fetch, from the server's network. */
            url: string;
            /** @description Title of the task. When absent, that of the fetched page, or the last part of the address where the page has none. */
            title?: string;
            /** @description Accepted and not used for this kind of source. */
            content?: string;
        };
        /**
         * SubmitTextReleasedRequest
         * @description What the released server takes, told apart by `source`.
         */
        SubmitTextReleasedRequest: components["schemas"]["SubmitPasteReleasedRequest"] | components["schemas"]["SubmitUrlReleasedRequest"];
        /**
         * SubmitTextRequest
         * @description Text to compile, in the form of the contract or of the released server. Each refuses the other's fields.
         */
        SubmitTextRequest: components["schemas"]["SubmitTextReferenceRequest"] | components["schemas"]["SubmitTextReleasedRequest"];
        /**
         * TaskId
         * @description Opaque id of a task. The released server uses UUIDs.
         * @example 4f6f2f0e-5b1c-4f0a-9a53-0a4a3f6f9b11
         */
        TaskId: string;
        /**
         * TaskStatusValue
         * @description Where a task stands. The set of values is not stated; the released server uses `pending` (waiting, also between attempts), `running`,
         *     `succeeded` and `failed`, and knows `cancelled` without ever setting it.
         */
        TaskStatusValue: "pending" | "running" | "succeeded" | "failed" | "cancelled" | (string & {});
        /**
         * TaskStageValue
         * @description The step a task is at. `index` is known to the released server but never set.
         */
        TaskStageValue: "queued" | "extract" | "pipeline" | "index" | "done" | (string & {});
        /**
         * TaskSourceValue
         * @description Where the content of a task came from.
         */
        TaskSourceValue: "paste" | "file" | "url" | (string & {});
        /**
         * Cost
         * @description Price and tokens of calls to the language model.
         */
        Cost: {
            /** @description Price in US dollars. */
            cost?: number;
            /** @description Tokens sent. */
            prompt?: number;
            /** @description Tokens received. */
            completion?: number;
            /** @description Tokens sent that the model had in its cache. */
            cached?: number;
            /** @description Number of calls. */
            calls?: number;
            /** @description One entry for each call; its fields are not stated. */
            call_details?: unknown[];
        };
        /**
         * PipelineResult
         * @description What became of one piece of content.
         */
        PipelineResult: {
            /** @description Hash that identifies the content. */
            content_hash?: string;
            /** @description Whether this piece was compiled. */
            status?: "ok" | "error" | (string & {});
            /** @description Wiki files that were made, as paths that begin with `wiki/`. */
            created?: string[];
            /** @description Wiki files that took the content in, as paths that begin with `wiki/`. */
            merged?: string[];
            /** @description Why this piece failed. */
            error?: string;
            /** @description Where in the compilation it failed. */
            phase?: string;
        };
        /**
         * TaskResult
         * @description What a finished task did and what it cost. A task may have succeeded while single pages of it failed.
         */
        TaskResult: {
            extract_cost?: components["schemas"]["Cost"];
            /** @description One entry for each compiled piece of content. */
            pipeline_results?: components["schemas"]["PipelineResult"][];
            pipeline_cost?: components["schemas"]["Cost"];
        };
        /**
         * TimestampMs
         * Format: int64
         * @description Unix time in milliseconds.
         */
        TimestampMs: number;
        /**
         * DateTime
         * Format: date-time
         * @description RFC 3339 time in UTC with the precision of a second.
         */
        DateTime: string;
        /**
         * Task
         * @description A piece of submitted work. Only the id, the status and the existence of content are stated; the other fields are those of the released server.
         */
        Task: {
            id: components["schemas"]["TaskId"];
            status?: components["schemas"]["TaskStatusValue"];
            stage?: components["schemas"]["TaskStageValue"];
            source?: components["schemas"]["TaskSourceValue"];
            /** @description Title as submitted, or the name of the file. Absent when empty. */
            title?: string;
            /** @description Title found inside the content. Absent when empty. */
            file_title?: string;
            /** @description How often the work was started. */
            attempts?: number;
            /** @description After how many attempts the task fails for good. */
            max_attempts?: number;
            /** @description Reason of the last failed attempt; kept while a further attempt waits. */
            error?: string;
            result?: components["schemas"]["TaskResult"];
            /** @description When the task was made. The released server sends milliseconds. */
            created_at?: components["schemas"]["TimestampMs"] | components["schemas"]["DateTime"];
            /** @description When the task last changed. While it runs, the released server writes a time in the future here, so it is no measure of staleness. */
            updated_at?: components["schemas"]["TimestampMs"] | components["schemas"]["DateTime"];
        };
        /**
         * SubmittedTaskReleasedResponse
         * @description Receipt for a submission; the task itself is read by its id.
         */
        SubmittedTaskReleasedResponse: {
            id: components["schemas"]["TaskId"];
            status: components["schemas"]["TaskStatusValue"];
            stage: components["schemas"]["TaskStageValue"];
        };
        /**
         * ErrorBody
         * @description Why a request failed. The contract does not state the shape of errors; this is what the released server sends. There is no code, so a failure is
         *     classified by status and text. The text may hold paths of the server and inner details.
         */
        ErrorBody: {
            /** @description Reason in words. */
            error?: string;
        };
        /**
         * SubmitFilesRequest
         * @description One or more files, each in its own part, all under the same field name.
         */
        SubmitFilesRequest: {
            /** @description The files. How many, how large and with which extensions is told by the upload configuration. */
            files: string[];
        };
        /**
         * SubmitFilesReferenceResponse
         * @description The created task, or a list of them. Which of the two is sent for how many files is not stated.
         */
        SubmitFilesReferenceResponse: components["schemas"]["Task"] | components["schemas"]["Task"][];
        /**
         * UploadedFile
         * @description A file that became a task. Entries of an archive are named by their own base name.
         */
        UploadedFile: {
            /** @description Name of the file. */
            name: string;
            id: components["schemas"]["TaskId"];
            /** @description `uploaded`. */
            status: string;
        };
        /**
         * FailedFile
         * @description A file that was refused. An archive is refused as a whole.
         */
        FailedFile: {
            /** @description Name of the file or of the archive. */
            name: string;
            /** @description `failed`. */
            status: string;
            /** @description Why, for example `extension not allowed` or `content already submitted`. */
            reason: string;
        };
        /**
         * SubmitFilesReleasedResponse
         * @description What became of each file. Sent with the status of success even when every file failed. Duplicates within an archive, and entries it
         *     skips, appear in neither list.
         */
        SubmitFilesReleasedResponse: {
            /** @description Files that became tasks. */
            uploaded: components["schemas"]["UploadedFile"][];
            /** @description Files that were refused. */
            failed: components["schemas"]["FailedFile"][];
        };
        /**
         * UploadConfigReferenceResponse
         * @description Limits for uploads, as the published contract names them.
         */
        UploadConfigReferenceResponse: {
            /**
             * Format: int64
             * @description Largest file, in bytes.
             */
            max_file_size: number | bigint;
            /** @description Most files in one upload. */
            max_files: number;
            /** @description Extensions that are accepted, each with its leading dot. */
            allowed_extensions: string[];
        };
        /**
         * UploadConfigReleasedResponse
         * @description Limits for uploads, as the released server names them.
         */
        UploadConfigReleasedResponse: {
            /**
             * Format: int64
             * @description Largest text file (`.md`, `.txt`, `.csv`), in bytes.
             */
            max_file_size: number | bigint;
            /**
             * Format: int64
             * @description Largest document that has to be converted first, for example `.pdf` or `.docx`, in bytes.
             */
            max_rich_file_size?: number | bigint;
            /**
             * Format: int64
             * @description Largest `.zip` archive, in bytes.
             */
            max_zip_file_size?: number | bigint;
            /** @description Most files in one upload. */
            max_files_per_upload: number;
            /** @description Extensions that are accepted, each with its leading dot, in lower case. */
            allowed_extensions: string[];
        };
        /**
         * UploadConfig
         * @description Limits for uploads in one of the two forms; the name of the count field tells which.
         */
        UploadConfig: components["schemas"]["UploadConfigReferenceResponse"] | components["schemas"]["UploadConfigReleasedResponse"];
        /**
         * TaskListReferenceResponse
         * @description One page of tasks. The contract states that the list is paginated but not the names of its fields, so nothing is required here and further
         *     fields are to be expected. The names below are those of the released server.
         */
        TaskListReferenceResponse: {
            /** @description The tasks of this page. */
            tasks?: components["schemas"]["Task"][];
            /** @description Number of tasks on all pages. */
            total?: number;
        };
        /**
         * TaskListReleasedResponse
         * @description A window of tasks, cut by `limit` and `offset`.
         */
        TaskListReleasedResponse: {
            /** @description The tasks of this window. */
            tasks: components["schemas"]["Task"][];
            /** @description Number of tasks that match, in all windows. */
            total: number;
        };
        /**
         * TaskList
         * @description Some of the tasks, in one of the two forms.
         */
        TaskList: components["schemas"]["TaskListReferenceResponse"] | components["schemas"]["TaskListReleasedResponse"];
        /**
         * TaskContentReleasedResponse
         * @description Content of a task with its size. Files that are not text arrive as lossy text.
         */
        TaskContentReleasedResponse: {
            /** @description The content, at most 1 MiB of it, cut between two characters. */
            content: string;
            /**
             * Format: int64
             * @description Size of the whole content, in bytes.
             */
            size: number | bigint;
            /** @description Whether the content was cut. Also true for content of exactly 1 MiB, which is complete; compare the size. */
            truncated: boolean;
        };
        /**
         * KnowledgeBaseSlug
         * @description Name of a derived knowledge base, 1 to 40 lower-case letters, digits and hyphens, not beginning with a hyphen.
         */
        KnowledgeBaseSlug: string;
        /**
         * WikiPath
         * @description Path of a wiki file relative to the root of the wiki, for example `concept/alpha.md`. Sources named in chat answers and task results
         *     begin with `wiki/`; that prefix has to be removed before the file is asked for.
         */
        WikiPath: string;
        /**
         * WikiNode
         * @description A directory or a file of the wiki.
         */
        WikiNode: {
            /** @description Last part of the path; of a file without its `.md`. */
            name?: string;
            /** @description Relative path, by which the file is read. */
            path?: components["schemas"]["WikiPath"];
            /** @description Whether this is a directory. */
            isDir?: boolean;
            /** @description Title of the article. */
            title?: string;
            /** @description Tags of the article. */
            tags?: string[];
            /** @description Number of files below this directory. */
            fileCount?: number;
            /** @description What the directory holds, directories first, then by name. Absent when empty. */
            children?: components["schemas"]["WikiNode"][];
        };
        /**
         * WikiTreeReleasedResponse
         * @description What the root of the wiki holds. May be up to 60 seconds old.
         */
        WikiTreeReleasedResponse: {
            /** @description Directories first, then by name. */
            tree: components["schemas"]["WikiNode"][];
        };
        /**
         * WikiTreeReferenceResponse
         * @description Tree of directories and files. Whether it arrives as its root or as the list of what the root holds is not stated.
         */
        WikiTreeReferenceResponse: components["schemas"]["WikiNode"][] | components["schemas"]["WikiNode"];
        /**
         * WikiTree
         * @description The wiki's directories and files, in one of the two forms.
         */
        WikiTree: components["schemas"]["WikiTreeReleasedResponse"] | components["schemas"]["WikiTreeReferenceResponse"];
        /**
         * WikiFileReleasedResponse
         * @description An article with its front matter taken apart.
         */
        WikiFileReleasedResponse: {
            /** @description Relative path, as asked for. */
            path: components["schemas"]["WikiPath"];
            /** @description Title of the article. */
            title: string;
            /** @description Tags of the article. */
            tags?: string[];
            /** @description Where the article's content came from. */
            sources?: string[];
            /** @description When the article was made, as its front matter says it. */
            created?: string;
            /** @description Markdown without the front matter. Written by a language model; treat it as untrusted. */
            content: string;
        };
        /**
         * SessionId
         * @description Opaque id of a chat session. The released server uses UUIDs.
         * @example 9c1b7a52-0f4e-4a53-8d0c-2f1f5f0f7c20
         */
        SessionId: string;
        /**
         * ChatReferenceRequest
         * @description A question, as the published contract states it.
         */
        ChatReferenceRequest: {
            /** @description The question. */
            query: string;
            /** @description Session that keeps question and answer. */
            session_id?: components["schemas"]["SessionId"];
            /** @description Language model to answer with; the service's own choice when absent. */
            model?: string;
        };
        /**
         * ChatTurn
         * @description An earlier question or answer.
         */
        ChatTurn: {
            /**
             * @description Who said it.
             * @enum {string}
             */
            role: "user" | "assistant";
            /** @description What was said. */
            content: string;
        };
        /**
         * ChatReleasedRequest
         * @description A question, as the released server takes it.
         */
        ChatReleasedRequest: {
            /** @description The question. */
            query: string;
            /** @description Earlier turns, oldest first. The history kept in a session is not read by the server; it has to be sent here. */
            messages?: components["schemas"]["ChatTurn"][];
            /** @description How freely the model words its answer. */
            temperature?: number;
            /** @description Whether the answer lists its sources. */
            include_sources?: boolean;
            /** @description Session that keeps question and answer. An unknown one is refused with status 400. */
            session_id?: components["schemas"]["SessionId"];
        };
        /**
         * ChatRequest
         * @description A question, in the form of the contract or of the released server. The released server refuses `model`.
         */
        ChatRequest: components["schemas"]["ChatReferenceRequest"] | components["schemas"]["ChatReleasedRequest"];
        /**
         * ChatSource
         * @description An article that an answer rests on.
         */
        ChatSource: {
            /** @description Title of the article. */
            title?: string;
            /** @description Path of the article, beginning with `wiki/` on the released server. */
            path?: string;
        };
        /**
         * ChatSourceList
         * @description Articles, each as a record or as its path alone.
         */
        ChatSourceList: (components["schemas"]["ChatSource"] | string)[] | null;
        /**
         * ChatStatusEvent
         * @description Progress of an answer that is being worked on, for example retrieving or generating.
         */
        ChatStatusEvent: {
            /** @description `status`, where the event is named in its data and not in the event field of the stream. */
            type?: string;
            /** @description What the service is doing, for example retrieving or generating; `retrieved` from the released server once articles were selected. */
            stage?: string;
            /** @description The selected articles. */
            sources?: components["schemas"]["ChatSourceList"];
        };
        /**
         * ChatDeltaEvent
         * @description The next piece of the answer. The name of its field is not stated; the released server uses `content`.
         */
        ChatDeltaEvent: {
            /** @description `delta`, where the event is named in its data and not in the event field of the stream. */
            type?: string;
            /** @description The piece of text. */
            content?: string;
        };
        /**
         * ChatReasoningEvent
         * @description A piece of the model's reasoning. Known to the released server, not seen from it.
         */
        ChatReasoningEvent: {
            /** @description `reasoning`. */
            type?: string;
            /** @description The piece of text. */
            content?: string;
        };
        /**
         * ChatDoneEvent
         * @description The answer is complete. Nothing follows. The contract promises sources and cost; the released server has other names for them.
         */
        ChatDoneEvent: {
            /** @description `done`, where the event is named in its data and not in the event field of the stream. */
            type?: string;
            /** @description Articles that the answer rests on. */
            sources?: components["schemas"]["ChatSourceList"];
            /** @description Price of the answer; a number, or a record whose fields are not stated. */
            cost?: number | Record<string, never> | null;
            /** @description Articles that the answer cites. */
            cited_sources?: components["schemas"]["ChatSourceList"];
            /** @description Articles that were read for the answer. */
            retrieved_sources?: components["schemas"]["ChatSourceList"];
            /** @description Price of the answer in US dollars. */
            cost_usd?: number | null;
            /** @description Tokens sent to the model. */
            tokens_prompt?: number;
            /** @description Tokens received from the model. */
            tokens_completion?: number;
            /** @description Tokens sent that the model had in its cache. Absent where the model was not asked. */
            cached_tokens?: number;
            /** @description Id of the prompt; 0 where it has none. */
            prompt_id?: number | string;
        };
        /**
         * ChatErrorEvent
         * @description The answer failed. Nothing follows. Text that arrived before it is incomplete.
         */
        ChatErrorEvent: {
            /** @description `error`, where the event is named in its data and not in the event field of the stream. */
            type?: string;
            /** @description Reason in words. May be absent. */
            message?: string;
            /** @description Class of the failure, for example `INTERNAL`. Absent where the gateway and not the engine failed. */
            code?: string;
        };
        /**
         * ChatEvent
         * @description The data of one event of a chat stream: a JSON object on one line. The type of the event stands in the `type` of the data, or in the event field
         *     of the stream. Types that are not listed may appear and are to be skipped.
         */
        ChatEvent: components["schemas"]["ChatStatusEvent"] | components["schemas"]["ChatDeltaEvent"] | components["schemas"]["ChatReasoningEvent"] | components["schemas"]["ChatDoneEvent"] | components["schemas"]["ChatErrorEvent"];
        /**
         * Session
         * @description A chat whose history is kept. Only id and title are stated; the other fields are those of the released server.
         */
        Session: {
            id: components["schemas"]["SessionId"];
            /** @description Title of the chat, empty when none was given. */
            title?: string;
            /** @description When the session was made. */
            created_at?: components["schemas"]["DateTime"];
            /** @description When the session last changed. */
            updated_at?: components["schemas"]["DateTime"];
        };
        /**
         * SessionListReferenceResponse
         * @description All sessions, the one updated last first.
         */
        SessionListReferenceResponse: components["schemas"]["Session"][];
        /**
         * SessionListReleasedResponse
         * @description All sessions, the one updated last first.
         */
        SessionListReleasedResponse: {
            /** @description The sessions. */
            sessions: components["schemas"]["Session"][];
        };
        /**
         * SessionList
         * @description All sessions, in one of the two forms.
         */
        SessionList: components["schemas"]["SessionListReferenceResponse"] | components["schemas"]["SessionListReleasedResponse"];
        /**
         * CreateSessionRequest
         * @description A new session.
         */
        CreateSessionRequest: {
            /** @description Title of the chat. */
            title?: string;
        };
        /**
         * UpdateSessionRequest
         * @description A new title for a session.
         */
        UpdateSessionRequest: {
            /** @description New title. The released server empties the title when this is missing. */
            title: string;
        };
        /**
         * MessageId
         * @description Opaque id of a message within a session.
         */
        MessageId: string;
        /**
         * MessageRoleValue
         * @description Who wrote a message.
         */
        MessageRoleValue: "user" | "assistant" | (string & {});
        /**
         * Message
         * @description A question or an answer within a session. Its fields are not stated; these are those of the released server.
         */
        Message: {
            id?: components["schemas"]["MessageId"];
            session_id?: components["schemas"]["SessionId"];
            role?: components["schemas"]["MessageRoleValue"];
            /** @description What was said. An answer that broke off is kept as if it were whole, with no sources. */
            content?: string;
            /** @description The model's reasoning. Absent when empty. */
            reasoning?: string;
            /** @description Articles that the answer rests on; empty for a question. */
            sources?: components["schemas"]["ChatSourceList"];
            /** @description Tokens of the answer; its fields are not stated. */
            usage?: Record<string, never>;
            /** @description When it was said. Question and answer share this time on the released server. */
            created_at?: components["schemas"]["DateTime"];
        };
        /**
         * MessageListReferenceResponse
         * @description All messages of a session.
         */
        MessageListReferenceResponse: components["schemas"]["Message"][];
        /**
         * MessageListReleasedResponse
         * @description All messages of a session, oldest first.
         */
        MessageListReleasedResponse: {
            /** @description The messages. */
            messages: components["schemas"]["Message"][];
        };
        /**
         * MessageList
         * @description All messages of a session, in one of the two forms.
         */
        MessageList: components["schemas"]["MessageListReferenceResponse"] | components["schemas"]["MessageListReleasedResponse"];
        /**
         * StartDeriveRequest
         * @description Topic of a knowledge base to derive.
         */
        StartDeriveRequest: {
            /** @description What the derived knowledge base is to be about, up to 500 characters. */
            topic: string;
            /** @description Name for it; made from the topic when absent. */
            slug?: components["schemas"]["KnowledgeBaseSlug"];
            /** @description Language model to use; the service's own choice when absent. */
            model?: string;
            /**
             * @description Whether compiled articles or submitted documents are chosen from.
             * @enum {string}
             */
            select_from?: "articles" | "documents";
        };
        /**
         * DeriveJobId
         * @description Opaque id of a derive job.
         */
        DeriveJobId: string;
        /**
         * StartedDerive
         * @description Receipt for a derive job.
         */
        StartedDerive: {
            job_id: components["schemas"]["DeriveJobId"];
            slug: components["schemas"]["KnowledgeBaseSlug"];
        };
        /**
         * DeriveStatusValue
         * @description Where a derive job stands.
         */
        DeriveStatusValue: "pending" | "running" | "succeeded" | "failed" | (string & {});
        /**
         * DeriveStageValue
         * @description The step a derive job is at.
         */
        DeriveStageValue: "queued" | "filter" | "compile" | "done" | (string & {});
        /**
         * DeriveCost
         * @description Price and tokens of all calls to the language model for one derivation.
         */
        DeriveCost: {
            /** @description Price in US dollars. */
            total_cost_usd?: number;
            /** @description Tokens sent. */
            total_prompt_tokens?: number;
            /** @description Tokens received. */
            total_completion_tokens?: number;
            /** @description Tokens sent that the model had in its cache. */
            total_cached_tokens?: number;
            /** @description Number of calls. */
            calls?: number;
        };
        /**
         * DeriveResult
         * @description What a derivation did.
         */
        DeriveResult: {
            /** @description Folder of the derived knowledge base, on the server. */
            derived_kb?: string;
            slug?: components["schemas"]["KnowledgeBaseSlug"];
            /** @description What it is about. */
            topic?: string;
            /** @description What it was chosen from. */
            select_from?: "articles" | "documents" | (string & {});
            /** @description Articles or documents that were chosen. */
            selected?: number;
            /** @description Documents that were compiled. */
            documents?: number;
            /**
             * Format: int64
             * @description Size of these documents in bytes.
             */
            bytes?: number | bigint;
            /** @description Questions it took to choose. */
            filter_batches?: number;
            /** @description Whether it was compiled to the end. */
            compiled?: boolean;
            /** @description Counts of the compilation, which are not stated; `null` where it did not come so far. */
            compile?: Record<string, never> | null;
            /** @description What the work cost; `null` where it is not known. */
            cost?: components["schemas"]["DeriveCost"] | null;
            /** @description What went wrong without stopping it; absent when nothing did. */
            warnings?: string[];
        };
        /**
         * DeriveJob
         * @description A knowledge base being derived. One job runs at a time.
         */
        DeriveJob: {
            id: components["schemas"]["DeriveJobId"];
            slug: components["schemas"]["KnowledgeBaseSlug"];
            /** @description What it is about. */
            topic: string;
            status: components["schemas"]["DeriveStatusValue"];
            stage: components["schemas"]["DeriveStageValue"];
            /** @description Why it failed. */
            error?: string;
            /** @description What it did; absent until it is done. */
            result?: components["schemas"]["DeriveResult"];
            created_at: components["schemas"]["TimestampMs"];
            updated_at: components["schemas"]["TimestampMs"];
        };
        /**
         * DerivedKnowledgeBase
         * @description A finished derived knowledge base.
         */
        DerivedKnowledgeBase: {
            slug: components["schemas"]["KnowledgeBaseSlug"];
            /** @description What it is about. */
            topic: string;
            /** @description When it was made. */
            created_at: string;
            /** @description Number of its articles. */
            article_count: number;
        };
        /**
         * DerivedList
         * @description Every knowledge base that was derived to the end.
         */
        DerivedList: {
            /** @description The knowledge bases. */
            kbs: components["schemas"]["DerivedKnowledgeBase"][];
        };
        /**
         * Health
         * @description Answer of the liveness probe.
         */
        Health: {
            /** @description `ok` while the process answers. Says nothing about the store or the AI engine. */
            status: string;
        };
        /**
         * McpRequest
         * @description A JSON-RPC 2.0 message of the Model Context Protocol. The protocol's own specification describes methods and parameters.
         */
        McpRequest: {
            /**
             * @description Version of JSON-RPC.
             * @constant
             */
            jsonrpc: "2.0";
            /** @description Ties the answer to the request. A message without one is a notification and gets no answer. */
            id?: string | number;
            /** @description For example `initialize`, `tools/list` or `tools/call`. */
            method: string;
            /** @description Parameters of the method. */
            params?: {
                [key: string]: unknown;
            };
        };
        /**
         * McpError
         * @description Why a JSON-RPC request failed.
         */
        McpError: {
            /** @description JSON-RPC code, for example -32601 for an unknown method or -32602 for bad parameters. */
            code: number;
            /** @description Reason in words. */
            message: string;
            /** @description More about the failure; its shape depends on the code. */
            data?: unknown;
        };
        /**
         * McpResponse
         * @description A JSON-RPC 2.0 answer. Failures arrive with status 200 as well.
         */
        McpResponse: {
            /** @description Version of JSON-RPC. */
            jsonrpc: string;
            /** @description Id of the request; null where it could not be read. */
            id?: string | number | null;
            /** @description What the method returns. */
            result?: Record<string, never>;
            error?: components["schemas"]["McpError"];
        };
    };
    responses: {
        /** @description The request was not understood and nothing was done. Shape and status of refusals are known from the released server. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The service failed. The text may hold inner details. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no such path, because the address does not belong to this service. Comes from a router or a proxy. */
        WrongAddress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description There is no task with this id. */
        TaskNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no session with this id. */
        SessionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description This server was started without the part that derives knowledge bases. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /**
         * @description The token of the endpoint is missing or wrong. The released server sends the text as plain text and without a challenge; a server that follows the
         *     contract sends the error object.
         */
        WrongToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
                "text/plain": string;
            };
        };
    };
    parameters: {
        /**
         * @description Id of the task.
         * @example 4f6f2f0e-5b1c-4f0a-9a53-0a4a3f6f9b11
         */
        TaskId: components["schemas"]["TaskId"];
        /** @description Derived knowledge base to use instead of the whole one. An unknown one is refused. */
        KnowledgeBase: components["schemas"]["KnowledgeBaseSlug"];
        /**
         * @description Id of the session.
         * @example 9c1b7a52-0f4e-4a53-8d0c-2f1f5f0f7c20
         */
        SessionId: components["schemas"]["SessionId"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    submitText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitTextRequest"];
            };
        };
        responses: {
            /** @description The created task. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description The released server's receipt. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmittedTaskReleasedResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description A task that is still kept was made from the same content. The answer does not say which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    submitFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SubmitFilesRequest"];
            };
        };
        responses: {
            /** @description The created task or tasks. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmitFilesReferenceResponse"];
                };
            };
            /** @description What became of each file. Sent even when every file failed. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmitFilesReleasedResponse"];
                };
            };
            /** @description There was no file, too many, or the body was not a multipart form. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The whole body is larger than the server allows. The connection is closed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getUploadConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadConfig"];
                };
            };
            404: components["responses"]["WrongAddress"];
        };
    };
    listTasks: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                page?: number;
                /** @description Tasks on a page. The largest value is not stated. */
                page_size?: number;
                /** @description Only tasks in this status. The released server finds nothing for a status it does not know. */
                status?: string;
                /** @description Most tasks to return. */
                limit?: number;
                /** @description Tasks to skip. */
                offset?: number;
                /** @description Only tasks whose title, or title inside the content, holds this text. `%` stands for any text and `_` for any character. */
                q?: string;
                /** @description Field to sort by. */
                sort?: "title" | "file_title" | "source" | "status" | "stage" | "attempts" | "created_at" | "updated_at";
                /** @description Direction of the sort. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskList"];
                };
            };
            404: components["responses"]["WrongAddress"];
            500: components["responses"]["ServerError"];
        };
    };
    getTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the task.
                 * @example 4f6f2f0e-5b1c-4f0a-9a53-0a4a3f6f9b11
                 */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            404: components["responses"]["TaskNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the task.
                 * @example 4f6f2f0e-5b1c-4f0a-9a53-0a4a3f6f9b11
                 */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["TaskNotFound"];
            /** @description The task is pending or running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getTaskContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the task.
                 * @example 4f6f2f0e-5b1c-4f0a-9a53-0a4a3f6f9b11
                 */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content itself, or the released server's record of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/octet-stream": string;
                    "application/json": components["schemas"]["TaskContentReleasedResponse"];
                };
            };
            /** @description The content lies outside the folder that the server may read from. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: components["responses"]["TaskNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getWikiTree: {
        parameters: {
            query?: {
                /** @description Derived knowledge base to use instead of the whole one. An unknown one is refused. */
                kb?: components["parameters"]["KnowledgeBase"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WikiTree"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["WrongAddress"];
            /** @description The wiki could not be read. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getWikiFile: {
        parameters: {
            query: {
                /**
                 * @description Relative path of the file.
                 * @example concept/alpha.md
                 */
                path: components["schemas"]["WikiPath"];
                /** @description Derived knowledge base to use instead of the whole one. An unknown one is refused. */
                kb?: components["parameters"]["KnowledgeBase"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The Markdown itself, or the released server's record of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
                    "text/plain": string;
                    "application/json": components["schemas"]["WikiFileReleasedResponse"];
                };
            };
            /** @description The path is missing, leads out of the wiki or names a directory. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such file. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The wiki could not be read. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    streamChat: {
        parameters: {
            query?: {
                /** @description Derived knowledge base to use instead of the whole one. An unknown one is refused. */
                kb?: components["parameters"]["KnowledgeBase"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatRequest"];
            };
        };
        responses: {
            /** @description The answer as a stream; the schema is that of the data of one event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["ChatEvent"];
                };
            };
            /** @description The question was not understood, names an unknown session or knowledge base, or holds a field that the server does not know. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            404: components["responses"]["WrongAddress"];
            500: components["responses"]["ServerError"];
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateSessionRequest"];
            };
        };
        responses: {
            /** @description The session. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the session.
                 * @example 9c1b7a52-0f4e-4a53-8d0c-2f1f5f0f7c20
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session and its messages are gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the session.
                 * @example 9c1b7a52-0f4e-4a53-8d0c-2f1f5f0f7c20
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSessionRequest"];
            };
        };
        responses: {
            /** @description The session with its new title. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the session.
                 * @example 9c1b7a52-0f4e-4a53-8d0c-2f1f5f0f7c20
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageList"];
                };
            };
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    startDerive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartDeriveRequest"];
            };
        };
        responses: {
            /** @description The job was taken. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedDerive"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description A knowledge base of this name is finished, or a job for it is active. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["ServerError"];
            501: components["responses"]["Unavailable"];
        };
    };
    getDerive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the job.
                 * @example 1d9f3f53-9a36-4a6e-8f4d-6b0f0f3a9e77
                 */
                id: components["schemas"]["DeriveJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeriveJob"];
                };
            };
            /** @description There is no job with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["ServerError"];
            501: components["responses"]["Unavailable"];
        };
    };
    listDerived: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The knowledge bases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DerivedList"];
                };
            };
            404: components["responses"]["WrongAddress"];
            500: components["responses"]["ServerError"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process is alive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            404: components["responses"]["WrongAddress"];
        };
    };
    openMcpStream: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["McpRequest"];
                };
            };
            401: components["responses"]["WrongToken"];
            /** @description The endpoint is not enabled. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description This server has no such stream. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    sendMcpMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["McpRequest"];
            };
        };
        responses: {
            /** @description The answer, or a stream that carries it. Failures of the protocol arrive here as well. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpResponse"];
                    "text/event-stream": components["schemas"]["McpResponse"];
                };
            };
            /** @description A notification was taken. There is no body. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["WrongToken"];
            /** @description The endpoint is not enabled. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The endpoint is not enabled, and a web page stands in its place. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    closeMcpSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is over. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["WrongToken"];
            /** @description The endpoint is not enabled, or there is no such session. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description This server keeps no sessions. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
}
